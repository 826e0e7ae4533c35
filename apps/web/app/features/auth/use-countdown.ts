import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Whole seconds until a wait is over, 0 when it is. It begins when the component is there, and again with `restart`. */
export function useCountdown(seconds: number) {
  const [end, setEnd] = useState(() => Date.now() + seconds * SECOND_MS);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / SECOND_MS));

  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [left]);

  function restart(): void {
    setNow(Date.now());
    setEnd(Date.now() + seconds * SECOND_MS);
  }
  return { left, restart };
}
