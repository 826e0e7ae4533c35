import { useEffect, useEffectEvent } from 'react';

/** Milliseconds after the page's load in which a browser that cannot tell is taken to be busy. */
const BUSY_MS = 2000;

/**
 * Does something ahead once the page is there and has nothing else to do.
 * @param subject what it is done for: again when this changes
 * @param restMs milliseconds for which the page is left alone before it
 */
export function useWhenIdle<Subject>(task: (subject: Subject) => void, subject: Subject, restMs = 0): void {
  const act = useEffectEvent(task);

  useEffect(() => {
    const leaving = new AbortController();
    const rested = () => whenIdle(leaving.signal, () => act(subject));
    whenLoaded(leaving.signal, () => (restMs === 0 ? rested() : after(restMs, leaving.signal, rested)));
    return () => leaving.abort();
  }, [subject, restMs]);
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
