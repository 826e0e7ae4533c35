import { daysUntil, utcDay } from './utc-day.ts';

/** What the sweep keeps, today, and one that it has not come to yet. */
const DAYS_KEPT = 32;

/** The UTC days on which an account may have counts, today the last. */
export const accountDays = (now: Date): string[] => daysUntil(utcDay(now), DAYS_KEPT);
