import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendFetch, secondsToWait } from './backend-fetch.ts';

async function answer(status: number, retryAfter?: string): Promise<void> {
  const headers = retryAfter === undefined ? undefined : { 'retry-after': retryAfter };
  vi.stubGlobal('fetch', async () => new Response(null, headers ? { status, headers } : { status }));
  await backendFetch('/');
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a call that is held back says for how long, until that has passed', async () => {
  await answer(429, '900');
  expect(secondsToWait()).toBe(900);
  await answer(200);
  vi.advanceTimersByTime(600_000);
  expect(secondsToWait()).toBe(300);
  vi.advanceTimersByTime(300_000);

  expect(secondsToWait()).toBeUndefined();
});

test.each([undefined, '', 'Wed, 21 Oct 2026 07:28:00 GMT', '-5', '0'])('%o says nothing about it', async (header) => {
  await answer(429, header);

  expect(secondsToWait()).toBeUndefined();
});
