import { expect, test, vi } from 'vitest';
import { Admission } from './admission.ts';
import { Place } from './place.ts';
import { watchLoopDelay } from './watch-loop-delay.ts';

/** How many come in while the event loop is so late. */
function roomAt(delayMs: number): number {
  const admission = new Admission(() => delayMs);
  while (!admission.isFull) admission.enter();
  return admission.running;
}

test.each([
  { delayMs: 0, room: 1000 },
  { delayMs: 100, room: 1000 },
  { delayMs: 200, room: 500 },
  { delayMs: 1000, room: 100 },
  { delayMs: 60_000, room: 32 },
])('while the loop is $delayMs ms late, $room may run at once', ({ delayMs, room }) => {
  expect(roomAt(delayMs)).toBe(room);
});

test('who comes when it is full is refused, and comes in when somebody has left', () => {
  const admission = new Admission(() => 60_000);
  for (let index = 0; index < 32; index += 1) admission.enter();

  expect(() => admission.enter()).toThrow('very busy');
  admission.leave();
  admission.enter();
  expect(admission.running).toBe(32);
});

test('pages are refused only when the loop is a whole second late', () => {
  expect([1000, 1001].map((delayMs) => new Admission(() => delayMs).isFullForPages)).toEqual([false, true]);
});

test('a place is free while its request waits for its client, and is given back once', async () => {
  const admission = new Admission(() => 0);
  const place = new Place(admission);
  place.take();

  expect(await place.whileAway(async () => admission.running)).toBe(0);
  expect(admission.running).toBe(1);
  await expect(place.whileAway(() => Promise.reject(new Error('left')))).rejects.toThrow('left');
  place.giveBack();
  expect(admission.running).toBe(0);
});

test('the delay of the loop rises while turns are long, and falls when they end', async () => {
  const loop = watchLoopDelay();
  let isBusy = true;
  const work = () => {
    const end = performance.now() + 150;
    while (performance.now() < end);
    if (isBusy) setImmediate(work);
  };
  work();

  await vi.waitUntil(() => loop.delayMs() > 100, { timeout: 10_000 });
  isBusy = false;
  await vi.waitUntil(() => loop.delayMs() < 100, { timeout: 10_000 });
  loop.stop();
});
