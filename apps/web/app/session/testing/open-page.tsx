import { cleanup, configure, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { createTranslator } from '../../i18n/translator.ts';
import { TranslatorProvider } from '../../i18n/use-translation.ts';
import type { Auth } from '../auth-context.ts';

type Answer = { status?: number; body: unknown; after?: Promise<void> };
type Call = { path: string; query: URLSearchParams; body: unknown };

/** What the backend is asked, and what it answers by the path below /auth/v1. */
export const calls: Call[] = [];
export const answers = new Map<string, Answer>();
let clients = 0;
export const countClients = () => clients;
/** The messages that this tab sends to others about signing out. */
export const told: unknown[] = [];
const listeners = new Set<EventTarget>();

/** Each client opens one, named after the key of its session; the others are the page's own. */
class Channel extends EventTarget {
  constructor(name: string) {
    super();
    if (name.startsWith('sb-')) clients += 1;
    else listeners.add(this);
  }
  postMessage(message: unknown) {
    if (listeners.has(this)) told.push(message);
  }
  close() {
    listeners.delete(this);
  }
}

/** Another tab notifies this one that the visitor is signing out, or that it is over. */
export function hear(message: boolean): void {
  for (const listener of listeners) listener.dispatchEvent(new MessageEvent('message', { data: message }));
}

configure({ asyncUtilTimeout: 10_000 }); // a busy machine may be slow to load the client

beforeEach(() => {
  vi.resetModules(); // a separate client for each test
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'warn').mockReturnValue(); // several clients in one page, and what the client says of failures
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  calls.length = 0;
  answers.clear();
  clients = 0;
  told.length = 0;
  listeners.clear();
  document.documentElement.removeAttribute('data-signed-in');
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function answer(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(String(address));
  const path = url.pathname.replace('/auth/v1', '');
  calls.push({ path, query: url.searchParams, body: init?.body ? JSON.parse(String(init.body)) : undefined });
  const { status = 200, body, after }: Answer = answers.get(path) ?? { status: 404, body: {} };
  await after;
  return new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
  });
}

/** A page at this URL that shows the session, the visitor's final location, and the notices. */
export async function openPage(address: string) {
  history.replaceState(null, '', address);
  const { AuthProvider } = await import('../auth-provider.tsx');
  const { useAuth } = await import('../use-auth.ts');
  const { notices } = await import('../../lib/notify.ts');
  const auth: { current?: Auth } = {};
  function Who() {
    auth.current = useAuth();
    return <p>{auth.current.isLoading ? 'loading' : (auth.current.user?.email ?? 'nobody')}</p>;
  }
  const page = (
    <AuthProvider>
      <Who />
    </AuthProvider>
  );
  const router = createMemoryRouter([{ path: '/:lang?/*', element: page }], { initialEntries: [address] });
  const i18n = createTranslator('en');
  render(
    <TranslatorProvider value={i18n}>
      <RouterProvider router={router} />
    </TranslatorProvider>,
  );
  const said: (string | undefined)[] = [];
  notices.take(({ text, description }) => said.push(text, ...(description === undefined ? [] : [description])));
  const place = () => router.state.location.pathname + router.state.location.search;
  return { auth, place, said };
}
