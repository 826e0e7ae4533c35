import type { DailyUsage } from '@wordlamp/contract/usage';
import { backend } from './backend.config.ts';

/**
 * Fetches today's use. Without the backend's client, which is too large to load for a counter.
 * @throws TypeError when the answer is not a count, or the server cannot be reached
 */
export async function fetchDailyUsage(signal: AbortSignal): Promise<DailyUsage> {
  const { url, key } = backend();
  const response = await fetch(`${url}/functions/v1/daily-usage`, { headers: { apikey: key }, signal });
  const usage: unknown = await response.json();
  if (!isDailyUsage(usage)) throw new TypeError(`The daily usage could not be read (status ${response.status})`);
  return usage;
}

function isDailyUsage(value: unknown): value is DailyUsage {
  const usage = (value ?? {}) as Partial<DailyUsage>;
  return (
    Number.isInteger(usage.requests) &&
    Number.isInteger(usage.limit) &&
    typeof usage.resetsAt === 'string' &&
    !Number.isNaN(Date.parse(usage.resetsAt))
  );
}
