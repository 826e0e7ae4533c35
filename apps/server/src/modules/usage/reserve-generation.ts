import { FUNCTION_ERRORS } from '@wordlamp/contract/error-codes';
import { AppError } from '../../http/app-error.ts';
import type { UsageStore } from './usage-store.ts';
import { utcDay } from './utc-day.ts';

export type QuotaDeps = { usage: UsageStore; dailyLimit: number; now: () => Date };

export type Reservation = {
  /** Generations of the day, this one included. */
  requests: number;
  /** When no crash can take the reservation back; before that nobody may be told. It rejects when the disk refuses. */
  onDisk: Promise<void>;
  /** Undoes the reservation, on the day for which it was made, even after midnight. */
  giveBack: () => Promise<void>;
};

/**
 * Reserves one generation of the subject's UTC day. What it is for can be made while the reservation is brought onto the disk.
 * @throws AppError `daily_limit_reached`
 */
export async function reserveGeneration({ usage, dailyLimit, now }: QuotaDeps, subject: string): Promise<Reservation> {
  const day = utcDay(now());
  const use = await usage.reserve(subject, day, dailyLimit);
  if (use === undefined) {
    const text = FUNCTION_ERRORS.daily_limit_reached.text.replace('{limit}', String(dailyLimit));
    throw new AppError('daily_limit_reached', { usage: { requests: dailyLimit } }, text);
  }
  return { requests: use.count, onDisk: use.onDisk, giveBack: () => usage.giveBack(subject, day) };
}
