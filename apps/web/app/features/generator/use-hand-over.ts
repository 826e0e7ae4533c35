import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between a hand-over and its start, in which the visitor can stop it. */
const AUTO_START_MS = 500;

/** Starts what another page handed over, a moment later. */
export function useHandOver(start: () => void) {
  const [isPending, setIsPending] = useState(false);
  const begin = useEffectEvent(() => {
    setIsPending(false);
    start();
  });

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(begin, AUTO_START_MS);
    return () => clearTimeout(timer);
  }, [isPending]);

  return { isPending, accept: () => setIsPending(true), cancel: () => setIsPending(false) };
}
