import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import type { DailyUsage } from '@wordlamp/contract/usage';
import { useEffect } from 'react';
import { nextUtcMidnight } from '../../lib/clock-time.ts';
import { fetchDailyUsage } from '../../lib/fetch-daily-usage.ts';

const KEY = ['daily-usage'];
const FRESH_MS = 30_000;
// A visitor's clock that is wrong must not turn the wait for the next day into a stream of requests: a wait beyond 24 days
// would overflow the timer and end at once.
const SHORTEST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

type DailyUsageState = {
  /** Undefined until the server has answered. */
  usage: DailyUsage | undefined;
  /** Takes over the count that came with a generation. */
  count(requests: number): void;
};

/** Today's count. A failure is logged and shown nowhere: the counter is a service, not a gate. */
export function useDailyUsage(): DailyUsageState {
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => fetchDailyUsage(signal),
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => (state.data ? waitForNextDay(state.data) : false),
  });
  useEffect(() => {
    if (error) console.warn('The daily usage could not be fetched.', error);
  }, [error]);

  function count(requests: number): void {
    // An answer that is still on its way was counted before this generation.
    client.cancelQueries({ queryKey: KEY });
    client.setQueryData<DailyUsage>(KEY, (known) => ({ ...(known ?? unknownDay()), requests }));
  }
  return { usage: data, count };
}

function waitForNextDay({ resetsAt }: DailyUsage): number {
  const wait = Date.parse(resetsAt) - Date.now();
  return Math.min(Math.max(wait, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
}

function unknownDay(): Omit<DailyUsage, 'requests'> {
  return { limit: DEFAULT_DAILY_LIMIT, resetsAt: nextUtcMidnight(new Date()).toISOString() };
}
