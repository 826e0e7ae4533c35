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
 * Allows one message a minute and ten a day to a phone, twenty a day for an account over all phones, and a thousand a
 * day in total: each costs money, and some numbers exist to earn it. A verified phone is counted separately, since
 * others could use up its messages by claiming its number.
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
