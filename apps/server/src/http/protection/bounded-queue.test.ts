import { expect, test } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';

test('no more run at once than may, those who wait come in turn, and one too many is refused at once', async () => {
  const inTurn = boundedQueue(2, 3);
  const ended: number[] = [];
  const release: (() => void)[] = [];
  const work = (index: number) =>
    inTurn(async () => {
      await new Promise<void>((resolve) => release.push(resolve));
      ended.push(index);
    });

  const all = [0, 1, 2, 3, 4].map(work);
  await expect(work(5)).rejects.toMatchObject({ code: 'server_busy', status: 503, retryAfter: 5 });
  expect(release).toHaveLength(2);
  while (ended.length < 5) {
    release.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);

  expect(ended).toEqual([0, 1, 2, 3, 4]);
  await expect(inTurn(async () => 'free again')).resolves.toBe('free again');
});

test('a place is free again after work that failed', async () => {
  const inTurn = boundedQueue(1, 0);
  await expect(
    inTurn(async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');

  await expect(inTurn(async () => 'done')).resolves.toBe('done');
});
