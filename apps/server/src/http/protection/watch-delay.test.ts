import { expect, onTestFinished, test, vi } from 'vitest';
import { watchDelay } from './watch-delay.ts';

const PATIENCE = { timeout: 20_000 };

function watched(waitedMs: () => number) {
  const delay = watchDelay(waitedMs);
  onTestFinished(delay.stop);
  return delay;
}

/** Keeps the event loop busy in long turns. @returns ends it */
function holdUpLoop(): () => void {
  let isBusy = true;
  const work = () => {
    const end = performance.now() + 400;
    while (performance.now() < end);
    if (isBusy) setImmediate(work);
  };
  setImmediate(work);
  return () => {
    isBusy = false;
  };
}

test('a delay of the event loop counts when it has lasted for a second, until it ends', async () => {
  const delay = watched(() => 0);
  const end = holdUpLoop();
  onTestFinished(end);
  const startedAt = performance.now();

  await vi.waitUntil(() => delay.lastingMs() > 250, PATIENCE);
  expect(performance.now() - startedAt).toBeGreaterThan(1000);
  end();
  await vi.waitUntil(() => delay.lastingMs() === 0, PATIENCE);
});

test('so does the time of those who wait', async () => {
  let waitedMs = 300;
  const delay = watched(() => waitedMs);
  expect(delay.lastingMs()).toBe(0);

  await vi.waitUntil(() => delay.lastingMs() === 300, PATIENCE);
  waitedMs = 0;
  await vi.waitUntil(() => delay.lastingMs() === 0, PATIENCE);
});

test('a pause of the machine is no delay that lasts', async () => {
  const delay = watched(() => 0);
  const end = performance.now() + 1500;
  while (performance.now() < end);

  const seen: number[] = [];
  const until = performance.now() + 300;
  await vi.waitUntil(() => seen.push(delay.lastingMs()) > 0 && performance.now() > until, PATIENCE);
  expect(Math.max(...seen.slice(1))).toBe(0);
});
