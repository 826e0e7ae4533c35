// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { useDailyUsage } from './use-daily-usage.ts';

const USAGE = { requests: 3, limit: 10, resetsAt: '2099-05-02T00:00:00.000Z' };

function Page({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('knows the count of the day from the server, and takes over the one of a generation', async () => {
  vi.stubGlobal('fetch', async () => Response.json(USAGE));
  const { result } = renderHook(useDailyUsage, { wrapper: Page });

  expect(result.current.usage).toBeUndefined();
  await waitFor(() => expect(result.current.usage).toEqual(USAGE));
  act(() => result.current.count(4));

  await waitFor(() => expect(result.current.usage).toEqual({ ...USAGE, requests: 4 }));
});

test('counts also when the server never said how many there are', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { result } = renderHook(useDailyUsage, { wrapper: Page });

  act(() => result.current.count(1));

  await waitFor(() => expect(result.current.usage).toMatchObject({ requests: 1, limit: 10 }));
});

test('tries a failed fetch three times more, then logs it and shows nothing', async () => {
  vi.useFakeTimers();
  const fetching = vi.fn(async () => Response.json({ error: 'Broken.' }, { status: 500 }));
  vi.stubGlobal('fetch', fetching);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { result } = renderHook(useDailyUsage, { wrapper: Page });

  await act(() => vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 100));

  expect(fetching).toHaveBeenCalledTimes(4);
  expect(result.current.usage).toBeUndefined();
  expect(warned).toHaveBeenCalledOnce();
});
