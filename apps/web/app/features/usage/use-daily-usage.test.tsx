// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
// Loaded here, so that the hook's own loading takes no time of the tests' clocks.
import '../../lib/watch-daily-usage.ts';
import { AuthContext } from '../../session/auth-context.ts';
import { sampleSession, storeSession } from '../../testing/sample-session.ts';
import { useDailyUsage } from './use-daily-usage.ts';

const USAGE = { requests: 3, limit: 10, resetsAt: '2099-05-02T00:00:00.000Z' };

type Who = NonNullable<ComponentProps<typeof AuthContext>['value']>;
const VISITOR = { user: null, session: null, isLoading: false } as Who;

/** Uses the count as a visitor, or as someone else. */
function renderUsage(who: Partial<Who> = {}) {
  const auth: Who = { ...VISITOR, ensureLoaded: () => {}, ...who };
  const wrapper = ({ children }: { children: ReactNode }) => <AuthContext value={auth}>{children}</AuthContext>;
  return renderHook(useDailyUsage, { wrapper });
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('knows the count of the day from the server, and takes over the one of a generation', async () => {
  vi.stubGlobal('fetch', async () => Response.json(USAGE));
  const { result } = renderUsage();

  expect(result.current.usage).toBeUndefined();
  await waitFor(() => expect(result.current.usage).toEqual(USAGE));
  act(() => result.current.count(4));

  await waitFor(() => expect(result.current.usage).toEqual({ ...USAGE, requests: 4 }));
});

test('knows from a refusal that the network is spent, and from a prompt that it is not', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ...USAGE, networkLimitReached: true }));
  const { result } = renderUsage();
  await waitFor(() => expect(result.current.usage).toEqual({ ...USAGE, networkLimitReached: true }));

  act(() => result.current.count(4));
  await waitFor(() => expect(result.current.usage).toEqual({ ...USAGE, requests: 4 }));
  act(() => result.current.count(4, true));

  await waitFor(() => expect(result.current.usage).toEqual({ ...USAGE, requests: 4, networkLimitReached: true }));
});

test('never shows the count of the previous person', async () => {
  const session = sampleSession();
  storeSession(session);
  let answerOwn = (_count: number) => {};
  vi.stubGlobal('fetch', async (address: RequestInfo | URL) => {
    if (!String(address).includes('get_daily_usage')) return Response.json(USAGE);
    return Response.json(await new Promise<number>((resolve) => (answerOwn = resolve)));
  });
  const auth: Who = { ...VISITOR, ensureLoaded: () => {} };
  const { result, rerender } = renderHook(useDailyUsage, {
    wrapper: ({ children }: { children: ReactNode }) => <AuthContext value={{ ...auth }}>{children}</AuthContext>,
  });
  await waitFor(() => expect(result.current.usage).toEqual(USAGE));

  Object.assign(auth, { user: session.user, session });
  rerender();

  expect(result.current.usage).toBeUndefined();
  await waitFor(() => {
    answerOwn(7);
    expect(result.current.usage).toEqual({ ...USAGE, requests: 7 });
  });
});

test('waits for the server’s limit if a generation is counted before it', async () => {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fetching = vi.fn(async (_address: string, { signal }: RequestInit) => {
    await gate;
    signal?.throwIfAborted();
    return Response.json({ ...USAGE, limit: 50 });
  });
  vi.stubGlobal('fetch', fetching);
  const { result } = renderUsage();
  await waitFor(() => expect(fetching).toHaveBeenCalled());

  await act(async () => {
    result.current.count(4);
    await import('../../lib/watch-daily-usage.ts');
  });
  answer();

  await waitFor(() => expect(result.current.usage).toEqual({ ...USAGE, limit: 50, requests: 4 }));
  expect(fetching).toHaveBeenCalledOnce();
});

test('shows 0 at once where the server could not be reached and never said how many there are', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { result } = renderUsage();

  act(() => result.current.count(0));

  await waitFor(() => expect(result.current.usage).toMatchObject({ requests: 0, limit: 10 }));
});

test('tries a failed fetch three times more, then logs it and shows nothing', async () => {
  vi.useFakeTimers();
  const fetching = vi.fn(async () => Response.json({ error: 'Broken.' }, { status: 500 }));
  vi.stubGlobal('fetch', fetching);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { result } = renderUsage();

  await act(() => vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 100));

  expect(fetching).toHaveBeenCalledTimes(4);
  expect(result.current.usage).toBeUndefined();
  expect(warned).toHaveBeenCalledOnce();
});

test('sends no request until the session is known', async () => {
  const fetching = vi.fn(async () => Response.json(USAGE));
  vi.stubGlobal('fetch', fetching);

  renderUsage({ isLoading: true });
  await import('../../lib/watch-daily-usage.ts');

  expect(fetching).not.toHaveBeenCalled();
});

test("is the person's own count where someone is signed in", async () => {
  const session = sampleSession();
  storeSession(session);
  vi.stubGlobal('fetch', async (address: RequestInfo | URL) =>
    Response.json(String(address).includes('get_daily_usage') ? 7 : USAGE),
  );

  const { result } = renderUsage({ user: session.user, session });

  await waitFor(() => expect(result.current.usage).toEqual({ ...USAGE, requests: 7 }));
});
