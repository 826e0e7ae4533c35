import type { DailyUsage } from '@wordlamp/contract/usage';
import { authClient } from './auth-client.ts';
import { fetchDailyUsage } from './fetch-daily-usage.ts';

/**
 * Fetches today's use of a signed-in person, with their token.
 * @throws Error when the answer is not a count, or the server cannot be reached
 */
export async function fetchOwnUsage(person: string, signal: AbortSignal): Promise<DailyUsage> {
  const client = await authClient();
  const [day, own] = await Promise.all([
    fetchDailyUsage(signal), // for the limit and the end of the day, which are everyone's
    client.rpc('get_daily_usage', { user_id_param: person }).abortSignal(signal),
  ]);
  const requests: unknown = own.data;
  if (own.error || !Number.isInteger(requests))
    throw new Error(`The daily usage could not be read (status ${own.status})`, { cause: own.error });
  const { limit, resetsAt } = day; // without the visitors' network limit, which does not apply to signed-in persons
  return { requests: Number(requests), limit, resetsAt };
}
