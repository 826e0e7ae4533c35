import type { MailLink } from '../links/mail-link-store.ts';
import type { NewSignUp } from '../sign-up-store.ts';
import type { AttemptKey } from './attempt-key.ts';
import type { AttemptStore } from './attempt-store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Minimum gap between two mails of a kind to an address. */
const GAP_MS = MINUTE_MS;
/** More than any clock skew between servers: a mail due later than this was scheduled by a wrong clock. */
const LATEST_MS = GAP_MS + 5 * MINUTE_MS;
const MAX_OF_A_KIND_A_DAY = 10;
/** Of all kinds together. */
const MAX_A_DAY = 30;
/** To one address, requested from one network. */
const MAX_BY_NETWORK_AN_HOUR = 5;
/** For all recipients together, so that thousands of addresses cannot make us a sender of spam. */
const MAX_TO_ALL_AN_HOUR = 5000;

/**
 * When the last mail is or was sent, and how many are in the day that ends at `countedUntil`. Instants are ISO 8601.
 */
export type MailSchedule = { lastMailAt: string; count: number; countedUntil: string };

/**
 * The targets of a mail's links, stored in the transaction that schedules the mail. They expire relative to the mail.
 */
export type MailContents = {
  links: readonly Omit<MailLink, 'createdAt'>[];
  /** The sign-up that the link confirms. */
  signUp?: NewSignUp;
};

export interface MailScheduleStore {
  /**
   * Replaces the value of a key by the result of `next`, and stores the contents of the mail, in one transaction,
   * serialized per key. If a mail is already waiting (`next` returns the stored value), its links keep their tokens but
   * lead to the new contents, and a sign-up that only they led to is deleted.
   * @returns `isWaiting` if a mail with these links is already queued; `undefined` if `next` returned that
   */
  schedule(
    key: string,
    contents: MailContents,
    next: (kept: MailSchedule | undefined) => MailSchedule | undefined,
  ): Promise<{ schedule: MailSchedule; isWaiting: boolean } | undefined>;
  deleteCountedBefore(time: string): Promise<void>;
}

export type MailRequest = {
  kind: 'signup' | 'recovery' | 'emailChange' | 'reauthentication';
  email: string;
  /** Address block of the client; see `truncatedAddress`. */
  network: string;
  /** The requesting account, if mails of several accounts to one address must not replace each other. */
  accountId?: string;
};

/**
 * Finds the time at which a requested mail is sent: now, or a minute after the last one of its kind to that address.
 * Requests within the minute share its end: one mail goes, and leads to the latest of them. Each mail works for the
 * owner of the box, no matter who asked for it, so attackers cannot keep an owner from getting one. Mails that are not
 * sent are not counted.
 *
 * Each kind has its own schedule: recovery is scheduled only if there is an account to mail, which must not show in the
 * schedule of sign-ups.
 * @returns when the mail goes, and whether it is queued already; `undefined` if no mail is sent, which must not reach
 *   the client, since it might reveal who has an account
 */
export type ScheduleMail = (
  request: MailRequest,
  contents: MailContents,
) => Promise<{ sendAt: Date; isWaiting: boolean } | undefined>;

export type MailScheduleDeps = {
  attempts: AttemptStore;
  attemptKey: AttemptKey;
  mailSchedules: MailScheduleStore;
  hasLimits: boolean;
  now: () => Date;
};

export function scheduleMails({ attempts, attemptKey, mailSchedules, hasLimits, now }: MailScheduleDeps): ScheduleMail {
  return async ({ kind, email, network, accountId = '' }, contents) => {
    const time = now();
    const counts = [
      { key: attemptKey('mails by network', email, network), most: MAX_BY_NETWORK_AN_HOUR, windowMs: HOUR_MS },
      { key: attemptKey('mails of the day', email), most: MAX_A_DAY, windowMs: DAY_MS },
      { key: attemptKey('mails to all'), most: MAX_TO_ALL_AN_HOUR, windowMs: HOUR_MS },
    ];
    const isFull = async ({ key, most }: (typeof counts)[number]) =>
      (await attempts.read(key, time.toISOString())) >= most;
    if (hasLimits && (await Promise.all(counts.map(isFull))).includes(true)) return undefined;
    let isCounted = false;
    const scheduled = await mailSchedules.schedule(attemptKey('mail', kind, email, accountId), contents, (kept) => {
      const next = hasLimits ? nextMail(kept, time) : atOnce(time);
      isCounted = next !== kept;
      return next;
    });
    if (scheduled === undefined) return undefined;
    if (hasLimits && isCounted)
      for (const { key, windowMs } of counts)
        await attempts.count(key, time.toISOString(), new Date(time.getTime() + windowMs).toISOString());
    return { sendAt: new Date(scheduled.schedule.lastMailAt), isWaiting: scheduled.isWaiting };
  };
}

const atOnce = (now: Date): MailSchedule => ({
  lastMailAt: now.toISOString(),
  count: 0,
  countedUntil: now.toISOString(),
});

/**
 * Adds a mail to the schedule; unchanged if one is already waiting.
 * @returns `undefined` if the daily limit of the kind is reached
 */
export function nextMail(kept: MailSchedule | undefined, now: Date): MailSchedule | undefined {
  const time = now.getTime();
  const lastMs = kept === undefined ? 0 : Date.parse(kept.lastMailAt);
  const isWrong = lastMs > time + LATEST_MS;
  if (kept !== undefined && lastMs > time && !isWrong) return kept;
  const isSameDay = kept !== undefined && Date.parse(kept.countedUntil) > time && !isWrong;
  const count = isSameDay ? kept.count : 0;
  if (count >= MAX_OF_A_KIND_A_DAY) return undefined;
  const sendMs = isWrong ? time : Math.max(time, lastMs + GAP_MS);
  return {
    lastMailAt: new Date(sendMs).toISOString(),
    count: count + 1,
    countedUntil: isSameDay ? kept.countedUntil : new Date(sendMs + DAY_MS).toISOString(),
  };
}
