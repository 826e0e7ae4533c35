import type { AttemptKey } from './attempt-key.ts';
import type { AttemptStore } from './attempt-store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MOST_A_DAY = 10;
/** To everybody together, so that thousands of addresses cannot make us a sender of spam. */
const MOST_AN_HOUR_TO_ALL = 5000;

export type MailGateDeps = { attempts: AttemptStore; attemptKey: AttemptKey; hasLimits: boolean; now: () => Date };

/**
 * Whether a mail that somebody asked for may go to an address: one of each kind a minute, ten a day, whoever asks, so that
 * nobody's box is filled with ours. What is held back is not told to the caller, who might learn from it who has an
 * account. For the same reason kinds are counted apart: recovery is counted only where there is somebody to mail, and
 * must not show in what becomes of a sign-up.
 */
export type MayMail = (
  kind: 'signup' | 'recovery' | 'emailChange' | 'reauthentication',
  email: string,
) => Promise<boolean>;

export function mailGate({ attempts, attemptKey, hasLimits, now }: MailGateDeps): MayMail {
  return async (kind, email) => {
    if (!hasLimits) return true;
    const time = now();
    const until = (windowMs: number) => new Date(time.getTime() + windowMs).toISOString();
    const [inMinute, inDay, toAll] = await Promise.all([
      attempts.count(attemptKey('mail minute', kind, email), time.toISOString(), until(MINUTE_MS)),
      attempts.count(attemptKey('mail day', kind, email), time.toISOString(), until(DAY_MS)),
      attempts.count(attemptKey('mail to all'), time.toISOString(), until(60 * MINUTE_MS)),
    ]);
    return inMinute.count === 1 && inDay.count <= MOST_A_DAY && toAll.count <= MOST_AN_HOUR_TO_ALL;
  };
}
