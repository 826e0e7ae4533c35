import { useEffect, useState } from 'react';

/** Milliseconds for which something can be undone, not counting those while the offer is hovered or focused. */
const UNDO_MS = 10_000;

type Offer<T> = { value: T; left: { milliseconds: number } };

/** Keeps what was removed for a while. */
export function useUndo<T>() {
  const [offer, setOffer] = useState<Offer<T>>();
  const [isPaused, setIsPaused] = useState(false);

  useEffect(() => {
    if (!offer || isPaused) return;
    const { left } = offer;
    const since = performance.now();
    const timer = setTimeout(() => setOffer(undefined), left.milliseconds);
    return () => {
      clearTimeout(timer);
      left.milliseconds -= performance.now() - since;
    };
  }, [offer, isPaused]);

  function keep(value: T): void {
    setIsPaused(false);
    setOffer({ value, left: { milliseconds: UNDO_MS } });
  }

  function drop(): void {
    setIsPaused(false);
    setOffer(undefined);
  }

  return { kept: offer?.value, keep, drop, setIsPaused };
}
