// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
// Loaded here, so that the hook's own loading takes no time of the tests' clocks.
import '../../lib/watch-daily-usage.ts';
import { useDailyUsage } from './use-daily-usage.ts';

const USAGE = { requests: 3, limit: 10, resetsAt: '2099-05-02T00:00:00.000Z' };

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('knows the count of the day from the server, and takes over the one of a generation', async () => {
  vi.stubGlobal('fetch', async () => Response.json(USAGE));
  const { result } = renderHook(useDailyUsage);

  expect(result.current.usage).toBeUndefined();
  await waitFor(() => expect(result.current.usage).toEqual(USAGE));
  act(() => result.current.count(4));

  await waitFor(() => expect(result.current.usage).toEqual({ ...USAGE, requests: 4 }));
});

test('counts also when the server never said how many there are', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { result } = renderHook(useDailyUsage);

  act(() => result.current.count(1));

  await waitFor(() => expect(result.current.usage).toMatchObject({ requests: 1, limit: 10 }));
});

test('tries a failed fetch three times more, then logs it and shows nothing', async () => {
  vi.useFakeTimers();
  const fetching = vi.fn(async () => Response.json({ error: 'Broken.' }, { status: 500 }));
  vi.stubGlobal('fetch', fetching);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { result } = renderHook(useDailyUsage);

  await act(() => vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 100));

  expect(fetching).toHaveBeenCalledTimes(4);
  expect(result.current.usage).toBeUndefined();
  expect(warned).toHaveBeenCalledOnce();
});
