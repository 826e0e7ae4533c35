import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which something can be undone, not counting those while the offer is hovered or focused. */
export const UNDO_MS = 10_000;

/** Keeps what was removed for a while. */
export function useUndo<T>() {
  const [kept, setKept] = useState<T>();
  const [isPaused, setIsPaused] = useState(false);
  const left = useRef(UNDO_MS);

  useEffect(() => {
    if (kept === undefined || isPaused) return;
    const since = performance.now();
    const timer = setTimeout(() => setKept(undefined), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [kept, isPaused]);

  function keep(value: T): void {
    left.current = UNDO_MS;
    setIsPaused(false);
    setKept(value);
  }

  function drop(): void {
    setIsPaused(false);
    setKept(undefined);
  }

  return { kept, keep, drop, setIsPaused };
}
