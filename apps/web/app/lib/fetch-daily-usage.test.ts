// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fetchDailyUsage } from './fetch-daily-usage.ts';

const usage = { requests: 3, limit: 10, resetsAt: '2026-05-02T00:00:00.000Z' };

afterEach(() => vi.unstubAllGlobals());

test('reads the count of the day from its own origin', async () => {
  const fetching = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(Response.json(usage)));
  vi.stubGlobal('fetch', fetching);

  expect(await fetchDailyUsage(new AbortController().signal)).toEqual(usage);
  expect(fetching.mock.calls[0]?.[0]).toBe(`${location.origin}/functions/v1/daily-usage`);
});

test.each([
  { name: 'an error', body: { error: 'no', code: 'not_found' } },
  { name: 'a count that is no number', body: { ...usage, requests: '3' } },
  { name: 'a reset that is no time', body: { ...usage, resetsAt: 'soon' } },
  { name: 'nothing', body: null },
])('does not take $name for a count', async ({ body }) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body)));

  await expect(fetchDailyUsage(new AbortController().signal)).rejects.toThrow(TypeError);
});
