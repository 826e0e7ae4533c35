import { FUNCTION_ERRORS } from '@wordlamp/contract/error-codes';
import { AppError } from '../../http/app-error.ts';
import type { UsageStore } from './usage-store.ts';
import { utcDay } from './utc-day.ts';

export type QuotaDeps = { usage: UsageStore; dailyLimit: number; now: () => Date };

export type Reservation = {
  /** Generations of the day, this one included. */
  requests: number;
  /** Undoes the reservation, on the day for which it was made, even after midnight. */
  giveBack: () => Promise<void>;
};

/** Reserves one generation of the subject's UTC day. @throws AppError `daily_limit_reached` */
export async function reserveGeneration({ usage, dailyLimit, now }: QuotaDeps, subject: string): Promise<Reservation> {
  const day = utcDay(now());
  const requests = await usage.reserve(subject, day, dailyLimit);
  if (requests === undefined) {
    const text = FUNCTION_ERRORS.daily_limit_reached.text.replace('{limit}', String(dailyLimit));
    throw new AppError('daily_limit_reached', { usage: { requests: dailyLimit } }, text);
  }
  return { requests, giveBack: () => usage.giveBack(subject, day) };
}
