import { AppError } from '../app-error.ts';

export type BoundedQueue = {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  load(): { running: number; waiting: number };
};

/**
 * Runs a limited number at once, queues a limited number, and rejects the rest right away: each takes memory and a
 * core, and a job that outwaits its page is wasted.
 * @throws AppError `server_busy` if the queue is full
 */
export function boundedQueue(atOnce: number, mostWaiting: number): BoundedQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= atOnce) {
        if (waiting.length >= mostWaiting) throw new AppError('server_busy');
        await new Promise<void>((resolve) => waiting.push(resolve)); // a finished job hands its slot to the next
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
