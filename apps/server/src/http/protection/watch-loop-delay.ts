const LOOK_MS = 50;

export type LoopDelay = {
  /** How late the event loop has been of late: the last look, or what is left of those before it. */
  delayMs: () => number;
  stop: () => void;
};

/**
 * Measures how long whatever becomes ready waits for its turn: for all that runs on one thread this is the queue.
 * By a timer of our own, since the histogram of `monitorEventLoopDelay` counts nothing after a reset until two turns have
 * ended, so that one read ten times a second is empty just when turns are long.
 */
export function watchLoopDelay(): LoopDelay {
  let lookedAt = performance.now();
  let delayMs = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    delayMs = Math.max(now - lookedAt - LOOK_MS, delayMs / 2);
    lookedAt = now;
  }, LOOK_MS).unref();
  return { delayMs: () => delayMs, stop: () => clearInterval(timer) };
}
