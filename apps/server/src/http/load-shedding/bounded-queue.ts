import { AppError } from '../app-error.ts';

export type BoundedQueue = {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  load(): { running: number; waiting: number };
};

/**
 * Runs at most so many at once, lets so many wait, and refuses the rest at once: each takes memory and a core, and who
 * waits longer than a page does is answered for nobody.
 * @throws AppError `server_busy` where the queue is full
 */
export function boundedQueue(atOnce: number, mostWaiting: number): BoundedQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= atOnce) {
        if (waiting.length >= mostWaiting) throw new AppError('server_busy');
        await new Promise<void>((resolve) => waiting.push(resolve)); // whoever ends hands its place over
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
    load: () => ({ running, waiting: waiting.length }),
  };
}
