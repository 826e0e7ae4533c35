import { useEffect, useEffectEvent } from 'react';

/** Milliseconds after the page's load in which a browser without `requestIdleCallback` is assumed to be busy. */
const BUSY_MS = 2000;

/**
 * Does something ahead once the page is there and has nothing else to do.
 * @param subject what it is done for: again when this changes
 */
export function useWhenIdle<Subject>(task: (subject: Subject) => void, subject: Subject): void {
  const act = useEffectEvent(task);

  useEffect(() => {
    const leaving = new AbortController();
    whenLoaded(leaving.signal, () => whenIdle(leaving.signal, () => act(subject)));
    return () => leaving.abort();
  }, [subject]);
}

function whenLoaded(signal: AbortSignal, next: () => void): void {
  if (document.readyState === 'complete') next();
  else addEventListener('load', next, { once: true, signal });
}

function whenIdle(signal: AbortSignal, next: () => void): void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(next);
    signal.addEventListener('abort', () => cancelIdleCallback(handle));
    return;
  }
  after(BUSY_MS, signal, next);
}

function after(milliseconds: number, signal: AbortSignal, next: () => void): void {
  const timer = setTimeout(next, milliseconds);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
