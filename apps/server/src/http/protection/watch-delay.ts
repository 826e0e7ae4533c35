const LOOK_MS = 50;
/** A delay up to this is nobody's trouble: people take an answer within a quarter of a second for one that comes at once. */
export const CALM_MS = 250;
/** A delay that ends by itself in this time was a pause (of the machine, of a disk), and no sign of too much work. */
const PATIENCE_MS = 1000;

export type Delay = {
  /** How late the server is, where it has been late for a second without a break; else 0. */
  lastingMs: () => number;
  stop: () => void;
};

/**
 * Measures how long whatever becomes ready waits for its turn: for all that runs on one thread this is the queue. That a
 * delay has to last is from CoDel (RFC 8289): a pause makes a crowd that the server can work off.
 * By a timer of our own, since the histogram of `monitorEventLoopDelay` counts nothing after a reset until two turns have
 * ended, so that one read ten times a second is empty just when turns are long.
 * @param waitedMs how long the first of those that wait to begin has waited
 */
export function watchDelay(waitedMs: () => number): Delay {
  let lookedAt = performance.now();
  let delayMs = 0;
  let lateSince = Number.POSITIVE_INFINITY;
  const timer = setInterval(() => {
    const now = performance.now();
    delayMs = Math.max(now - lookedAt - LOOK_MS, waitedMs(), delayMs / 2);
    lateSince = delayMs > CALM_MS ? Math.min(lateSince, now) : Number.POSITIVE_INFINITY;
    lookedAt = now;
  }, LOOK_MS).unref();
  return {
    lastingMs: () => (performance.now() - lateSince < PATIENCE_MS ? 0 : delayMs),
    stop: () => clearInterval(timer),
  };
}
