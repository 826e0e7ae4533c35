import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between a hand-over and its start, in which the visitor can stop it. */
const AUTO_START_MS = 500;

/** Starts what another page handed over, a moment later, unless it is stopped. */
export function useHandOver(isPending: boolean, start: () => void): void {
  const begin = useEffectEvent(start);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(begin, AUTO_START_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
}
