import type { AccountUsage } from '@wordlamp/contract/account';
import { accountSubject } from '../usage/identify-subject.ts';
import type { QuotaDeps } from '../usage/reserve-generation.ts';
import { daysUntil, nextUtcDay, utcDay } from '../usage/utc-day.ts';

export type ListUsageDeps = QuotaDeps;

const DAYS = 30;

/** The last 30 UTC days of an account, today included. */
export async function listUsage({ usage, dailyLimit, now }: ListUsageDeps, accountId: string): Promise<AccountUsage> {
  const today = now();
  const names = daysUntil(utcDay(today), DAYS);
  const used = await usage.days(accountSubject(accountId), names);
  const requestsOf = new Map(used.map(({ day, requests }) => [day, requests]));
  return {
    days: names.map((day) => ({ day, requests: requestsOf.get(day) ?? 0 })),
    limit: dailyLimit,
    resetsAt: nextUtcDay(today).toISOString(),
  };
}
