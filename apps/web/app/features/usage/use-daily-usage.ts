import type { DailyUsage } from '@wordlamp/contract/usage';
import { useCallback, useEffect, useState } from 'react';
import { useAuth } from '../../session/use-auth.ts';

type DailyUsageState = {
  /** Undefined until the server has answered. */
  usage: DailyUsage | undefined;
  /** Takes over the count that came with a generation. */
  count(requests: number): void;
};

/** What asks for the count comes after the page has started: nothing of the page waits for it. */
const watcher = () => import('../../lib/watch-daily-usage.ts');

export function useDailyUsage(): DailyUsageState {
  const { user, isLoading } = useAuth();
  const person = user?.id;
  const [usage, setUsage] = useState<DailyUsage>();
  useEffect(() => {
    if (isLoading) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    watcher().then(({ watchDailyUsage }) => {
      if (!isGone) stop = watchDailyUsage(person, setUsage);
    }, logFailure);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isLoading, person]);

  const count = useCallback(
    (requests: number): void => {
      watcher().then(({ countGeneration }) => countGeneration(person, requests), logFailure);
    },
    [person],
  );
  return { usage, count };
}

function logFailure(error: unknown): void {
  console.warn('The daily usage could not be fetched.', error);
}
