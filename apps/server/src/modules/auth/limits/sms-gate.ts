import { AuthError } from '../auth-error.ts';
import type { StoredFactor } from '../factors/factor-store.ts';
import type { AttemptKey } from './attempt-key.ts';
import type { AttemptStore } from './attempt-store.ts';
import { secondsUntilOver } from './seconds-until-over.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MAX_A_DAY = { phone: 10, account: 20, all: 1000 } as const;

export type SmsGateDeps = { attempts: AttemptStore; attemptKey: AttemptKey; hasLimits: boolean; now: () => Date };

/**
 * Lets one message a minute go to a phone, ten a day, twenty a day for an account whatever its phones are, and a thousand
 * a day in all: each costs money, and some numbers are there to earn it. A phone that its owner has verified is counted
 * for itself, since others could use its messages up by naming its number as theirs.
 * @throws AuthError `over_sms_send_rate_limit`
 */
export type SmsGate = (factor: Pick<StoredFactor, 'id' | 'accountId' | 'status'>, phone: string) => Promise<void>;

export function smsGate({ attempts, attemptKey, hasLimits, now }: SmsGateDeps): SmsGate {
  const take = async (key: string, most: number, windowMs: number) => {
    const time = now();
    const window = await attempts.count(key, time.toISOString(), new Date(time.getTime() + windowMs).toISOString());
    if (window.count <= most) return;
    const seconds = secondsUntilOver([window], time);
    throw new AuthError('over_sms_send_rate_limit', { values: { seconds }, retryAfter: seconds });
  };
  return async ({ id, accountId, status }, phone) => {
    if (!hasLimits) return;
    const counted = status === 'verified' ? `factor ${id}` : phone;
    await take(attemptKey('sms minute', counted), 1, MINUTE_MS);
    await take(attemptKey('sms day', counted), MAX_A_DAY.phone, DAY_MS);
    await take(attemptKey('sms account', accountId), MAX_A_DAY.account, DAY_MS);
    await take(attemptKey('sms to all'), MAX_A_DAY.all, DAY_MS);
  };
}
