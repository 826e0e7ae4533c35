import type { RecordEvent } from '../../../insight/security-event.ts';
import { AuthError } from '../auth-error.ts';
import type { AttemptKey } from './attempt-key.ts';
import type { AttemptStore } from './attempt-store.ts';
import { secondsUntilOver } from './seconds-until-over.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/**
 * Allowed wrong codes in an hour, and in a day: a year of guessing then finds a six-digit code with a chance of 2 %.
 */
const MAX_AN_HOUR = 15;
const MAX_A_DAY = 50;

export type CodeGateDeps = {
  attempts: AttemptStore;
  attemptKey: AttemptKey;
  hasLimits: boolean;
  recordEvent: RecordEvent;
  now: () => Date;
};

type CodeAttempt = {
  /** Whether this is the last allowed attempt: if it is wrong, the owner should be notified. */
  isLast: boolean;
  /** To be called when the code was right. */
  takeBack: () => Promise<void>;
};

/**
 * Counts an attempt before its code is looked at, from any address, so that a thousand concurrent ones count as a
 * thousand.
 * @param kind what sort of codes, and
 * @param id of whose they are
 * @throws AuthError `over_request_rate_limit`
 */
export type CodeGate = (kind: 'factor' | 'recovery', id: string, accountId: string) => Promise<CodeAttempt>;

/** Slows down code guessing. After an hour, or after the day, the right code works again. */
export function codeGate({ attempts, attemptKey, hasLimits, recordEvent, now }: CodeGateDeps): CodeGate {
  return async (kind, id, accountId) => {
    if (!hasLimits) return { isLast: false, takeBack: async () => undefined };
    const [hourKey, dayKey] = [attemptKey(`${kind} code`, id), attemptKey(`${kind} code of the day`, id)];
    const time = now();
    const until = (windowMs: number) => new Date(time.getTime() + windowMs).toISOString();
    const [inHour, inDay] = await Promise.all([
      attempts.count(hourKey, time.toISOString(), until(HOUR_MS)),
      attempts.count(dayKey, time.toISOString(), until(DAY_MS)),
    ]);
    const full = [...(inHour.count > MAX_AN_HOUR ? [inHour] : []), ...(inDay.count > MAX_A_DAY ? [inDay] : [])];
    if (full.length > 0) {
      recordEvent('factor_held_back', { accountId, method: kind });
      throw new AuthError('over_request_rate_limit', { retryAfter: secondsUntilOver(full, time) });
    }
    const takeBack = async () => {
      await Promise.all([attempts.takeBack(hourKey), attempts.takeBack(dayKey)]);
    };
    return { isLast: inHour.count === MAX_AN_HOUR || inDay.count === MAX_A_DAY, takeBack };
  };
}
