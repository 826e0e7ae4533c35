import { QueryObserver } from '@tanstack/react-query';
import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import type { DailyUsage } from '@wordlamp/contract/usage';
import { nextUtcMidnight } from './clock-time.ts';
import { fetchDailyUsage } from './fetch-daily-usage.ts';
import { fetchOwnUsage } from './fetch-own-usage.ts';
import { queryClient } from './query-client.ts';

const FRESH_MS = 30_000;
// A visitor's clock that is wrong must not turn the wait for the next day into a stream of requests: a wait beyond 24 days
// would overflow the timer and end at once.
const SHORTEST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

/** The id of the signed-in person whose count it is; undefined for a visitor. */
type Whose = string | undefined;

const keyOf = (person: Whose) => ['daily-usage', person ?? 'visitor'];
const queryOf = (person: Whose) => ({
  queryKey: keyOf(person),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    person === undefined ? fetchDailyUsage(signal) : fetchOwnUsage(person, signal),
  staleTime: FRESH_MS,
});

/**
 * Reports today's count now and whenever it changes, and fetches it again when the day ends. A failure is only logged:
 * the counter is informational.
 * @returns a function that stops watching
 */
export function watchDailyUsage(person: Whose, onChange: (usage: DailyUsage) => void): () => void {
  const observer = new QueryObserver(queryClient, {
    ...queryOf(person),
    refetchInterval: ({ state }) => (state.data ? waitForNextDay(state.data) : false),
  });
  const known = observer.getCurrentResult().data;
  if (known) onChange(known);
  return observer.subscribe(({ data, error, isFetching }) => {
    if (data) onChange(data);
    if (error && !isFetching) console.warn('The daily usage could not be fetched.', error);
  });
}

/**
 * Takes over the count that came with a generation.
 * @param requests 0 if the server could not be reached
 * @param isNetworkSpent whether it was refused because the visitor's network has none left
 */
export async function countGeneration(person: Whose, requests: number, isNetworkSpent = false): Promise<void> {
  const queryKey = keyOf(person);
  // Only the server knows the limit. Where it has not said it yet it is waited for, unless it cannot be reached.
  if (requests > 0 || isNetworkSpent) await queryClient.ensureQueryData(queryOf(person)).catch(loggedByTheWatch);
  const known = queryClient.getQueryData<DailyUsage>(queryKey);
  // What is still on its way was counted before this generation.
  if (known) queryClient.cancelQueries({ queryKey });
  const { limit, resetsAt } = known ?? unknownDay();
  const network = isNetworkSpent ? { networkLimitReached: true as const } : {};
  queryClient.setQueryData<DailyUsage>(queryKey, { requests, limit, resetsAt, ...network });
}

function loggedByTheWatch(): void {
  // Counting continues with the built-in limit.
}

function waitForNextDay({ resetsAt }: DailyUsage): number {
  const wait = Date.parse(resetsAt) - Date.now();
  return Math.min(Math.max(wait, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
}

function unknownDay(): Omit<DailyUsage, 'requests'> {
  return { limit: DEFAULT_DAILY_LIMIT, resetsAt: nextUtcMidnight(new Date()).toISOString() };
}
