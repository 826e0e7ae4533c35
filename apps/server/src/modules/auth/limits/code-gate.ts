import { AuthError } from '../auth-error.ts';
import type { RecordEvent } from '../security-event.ts';
import type { AttemptKey } from './attempt-key.ts';
import type { AttemptStore } from './attempt-store.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Wrong codes that pass in an hour. */
const MOST = 15;

export type CodeGateDeps = {
  attempts: AttemptStore;
  attemptKey: AttemptKey;
  hasLimits: boolean;
  recordEvent: RecordEvent;
  now: () => Date;
};

type CodeAttempt = {
  /** Whether this is the last that passes: if it is wrong, the owner should hear of it. */
  isLast: boolean;
  /** To be called when the code was right. */
  takeBack: () => Promise<void>;
};

/**
 * Counts an attempt before its code is looked at, from wherever it comes, so that a thousand at once count as a thousand.
 * @param kind what sort of codes, and
 * @param id of whose they are
 * @throws AuthError `over_request_rate_limit`
 */
export type CodeGate = (kind: 'factor' | 'recovery', id: string, accountId: string) => Promise<CodeAttempt>;

/** Holds back who guesses codes. After an hour the right one works again. */
export function codeGate({ attempts, attemptKey, hasLimits, recordEvent, now }: CodeGateDeps): CodeGate {
  return async (kind, id, accountId) => {
    if (!hasLimits) return { isLast: false, takeBack: async () => undefined };
    const key = attemptKey(`${kind} code`, id);
    const time = now();
    const endsAt = new Date(time.getTime() + HOUR_MS).toISOString();
    const count = await attempts.count(key, time.toISOString(), endsAt);
    if (count > MOST) {
      recordEvent('factor_held_back', { accountId, method: kind });
      throw new AuthError('over_request_rate_limit', { retryAfter: HOUR_MS / 1000 });
    }
    return { isLast: count === MOST, takeBack: () => attempts.takeBack(key) };
  };
}
