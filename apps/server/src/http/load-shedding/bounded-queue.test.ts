import { expect, test } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';

test('concurrency is bounded, waiting jobs run in order, and one too many is refused at once', async () => {
  const queue = boundedQueue(2, 3);
  const ended: number[] = [];
  const release: (() => void)[] = [];
  const work = (index: number) =>
    queue.run(async () => {
      await new Promise<void>((resolve) => release.push(resolve));
      ended.push(index);
    });

  const all = [0, 1, 2, 3, 4].map(work);
  await expect(work(5)).rejects.toMatchObject({ code: 'server_busy', status: 503, retryAfter: 5 });
  expect(release).toHaveLength(2);
  expect(queue.load()).toEqual({ running: 2, waiting: 3 });
  while (ended.length < 5) {
    release.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);

  expect(ended).toEqual([0, 1, 2, 3, 4]);
  await expect(queue.run(async () => 'free again')).resolves.toBe('free again');
  expect(queue.load()).toEqual({ running: 0, waiting: 0 });
});

test('a place is free again after work that failed', async () => {
  const queue = boundedQueue(1, 0);
  await expect(
    queue.run(async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');

  await expect(queue.run(async () => 'done')).resolves.toBe('done');
});
