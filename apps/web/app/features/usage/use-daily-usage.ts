import type { DailyUsage } from '@wordlamp/contract/usage';
import { useCallback, useEffect, useState } from 'react';
import { useAuth } from '../../session/use-auth.ts';

type DailyUsageState = {
  /** Undefined until the server has answered. */
  usage: DailyUsage | undefined;
  /** Takes over the count that came with a generation, or with the message that the network's limit is used up. */
  count(requests: number, isNetworkSpent?: boolean): void;
};

/** What asks for the count comes after the page has started: nothing of the page waits for it. */
const watcher = () => import('../../lib/watch-daily-usage.ts');

export function useDailyUsage(): DailyUsageState {
  const { user, isLoading } = useAuth();
  const person = user?.id;
  // Stored with its owner: after signing in or out, the previous person's count must not be shown.
  const [known, setKnown] = useState<{ person: string | undefined; usage: DailyUsage }>();
  useEffect(() => {
    if (isLoading) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    watcher().then(({ watchDailyUsage }) => {
      if (!isGone) stop = watchDailyUsage(person, (usage) => setKnown({ person, usage }));
    }, logFailure);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isLoading, person]);

  const count = useCallback(
    (requests: number, isNetworkSpent = false): void => {
      watcher().then(({ countGeneration }) => countGeneration(person, requests, isNetworkSpent), logFailure);
    },
    [person],
  );
  return { usage: known?.person === person ? known?.usage : undefined, count };
}

function logFailure(error: unknown): void {
  console.warn('The daily usage could not be fetched.', error);
}
