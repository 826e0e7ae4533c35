// @vitest-environment jsdom
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleSession, storeSession } from '../testing/sample-session.ts';
import { answers, calls, countClients, hear, openPage, told } from './testing/open-page.tsx';

test('useAuth says so where there is no provider', async () => {
  const { useAuth } = await import('./use-auth.ts');
  vi.spyOn(console, 'error').mockReturnValue();

  expect(() => renderHook(() => useAuth())).toThrow('useAuth must be used within an AuthProvider');
});

test('without a stored session the visitor is signed out, and no client is loaded', async () => {
  await openPage('/en');

  await screen.findByText('nobody');
  expect(countClients()).toBe(0);
});

test('a stored session is loading until the client has read it', async () => {
  storeSession(sampleSession());

  await openPage('/en');

  expect(screen.getByText('loading').textContent).toBe('loading');
  await screen.findByText('ada@example.test');
  expect(countClients()).toBe(1);
  expect(calls).toEqual([]);
});

test('a session that has ended on the server is over here, too', async () => {
  storeSession(sampleSession({ expiresInSeconds: -10 }));
  answers.set('/token', { status: 400, body: { code: 'refresh_token_not_found', message: 'Not found' } });

  await openPage('/en');

  await screen.findByText('nobody');
  expect(localStorage.length).toBe(0);
});

test('signing in shows in the page and in the header', async () => {
  answers.set('/token', { body: sampleSession() });
  const { auth } = await openPage('/en');
  await screen.findByText('nobody');

  const outcome = await act(async () => auth.current?.signIn('ada@example.test', 'a long password'));

  expect(outcome).toEqual({ outcome: 'signedIn' });
  await screen.findByText('ada@example.test');
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(true);
});

test('someone with a second factor has one step to go', async () => {
  answers.set('/token', { body: sampleSession({ hasFactor: true }) });
  const { auth } = await openPage('/en');

  expect(await act(async () => auth.current?.signIn('ada@example.test', 'a long password'))).toEqual({
    outcome: 'secondFactorNeeded',
  });
});

test('a refused sign-in brings the words of the server', async () => {
  answers.set('/token', { status: 400, body: { code: 'invalid_credentials', message: 'Invalid login credentials' } });
  const { auth } = await openPage('/en');

  const outcome = await act(async () => auth.current?.signIn('ada@example.test', 'wrong'));

  expect(outcome).toMatchObject({
    outcome: 'failed',
    error: { message: 'Invalid login credentials', code: 'invalid_credentials' },
  });
});

test('signing up waits for the mail, and sends name and language', async () => {
  answers.set('/signup', { body: { ...sampleSession().user, confirmation_sent_at: '2026-05-01T00:00:00Z' } });
  const { auth } = await openPage('/fr');

  const outcome = await act(async () => auth.current?.signUp('ada@example.test', 'a long password', 'Ada'));

  expect(outcome).toEqual({ outcome: 'mailSent' });
  expect(calls[0]?.query.get('redirect_to')).toBe(`${location.origin}/`);
  expect(calls[0]?.body).toMatchObject({ data: { full_name: 'Ada', language: 'fr' }, code_challenge_method: 's256' });
});

const SUCCESS = ['Successfully signed out!'];
const STILL_IN =
  'You’re still signed in here. The server didn’t confirm the sign-out, so nothing has changed. Try again in a moment.';

test.each([
  { name: 'the server ends the session', scope: 'local', status: 204, said: SUCCESS, outcome: 'ended' },
  { name: 'the server ends all sessions', scope: 'global', status: 204, said: SUCCESS, outcome: 'ended' },
  { name: 'the server has ended the session before', scope: 'global', status: 403, said: SUCCESS, outcome: 'ended' },
  { name: 'the token is no longer valid', scope: 'global', status: 401, said: SUCCESS, outcome: 'ended' },
  { name: 'the account is gone', scope: 'local', status: 404, said: SUCCESS, outcome: 'ended' },
  {
    name: 'the server is broken, which this device need not wait for',
    scope: 'local',
    status: 500,
    said: ['Error signing out', 'This device is signed out, but we couldn’t tell the server.'],
    outcome: 'untold',
  },
] as const)('signing out leads home where $name', async ({ scope, status, said: expected, outcome }) => {
  storeSession(sampleSession());
  answers.set('/logout', { status, body: status === 204 ? null : {} });
  const { auth, said, place } = await openPage('/en/account');
  await screen.findByText('ada@example.test');

  expect(await act(async () => auth.current?.signOut(scope))).toBe(outcome);

  expect(said).toEqual(expected);
  await screen.findByText('nobody');
  await waitFor(() => expect(place()).toBe('/en'));
  expect(localStorage.length).toBe(0);
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(false);
  expect(told).toEqual([true, false]);
});

test('a session that turns out to be over while it is ended counts as signed out', async () => {
  storeSession(sampleSession());
  const { auth, said, place } = await openPage('/en/account');
  await screen.findByText('ada@example.test');
  storeSession(sampleSession({ expiresInSeconds: -10 }));
  answers.set('/token', { status: 400, body: { code: 'refresh_token_not_found', message: 'Not found' } });

  expect(await act(async () => auth.current?.signOut('global'))).toBe('ended');

  expect(said).toEqual(SUCCESS);
  await waitFor(() => expect(place()).toBe('/en'));
});

test.each([500, 503, 429])(
  'signing out everywhere keeps the session where the server answers %i, and says so',
  async (status) => {
    storeSession(sampleSession());
    answers.set('/logout', { status, body: {} });
    const { auth, said, place } = await openPage('/en/account');
    await screen.findByText('ada@example.test');

    expect(await act(async () => auth.current?.signOut('global'))).toBe('kept');

    expect(said).toEqual(['Error signing out', STILL_IN]);
    expect(screen.getByText('ada@example.test').isConnected).toBe(true);
    expect(place()).toBe('/en/account');
    expect(auth.current?.isLeaving).toBe(false);
    expect(told).toEqual([true, false]);
  },
);

test('home is the home page of the language', async () => {
  storeSession(sampleSession());
  answers.set('/logout', { status: 204, body: null });
  const { auth, place } = await openPage('/ja/account');
  await screen.findByText('ada@example.test');

  await act(async () => auth.current?.signOut());

  await waitFor(() => expect(place()).toBe('/ja'));
});

test('a slow server does not delay signing out', async () => {
  storeSession(sampleSession());
  let answer = () => {};
  const after = new Promise<void>((resolve) => {
    answer = resolve;
  });
  answers.set('/logout', { status: 204, body: null, after });
  const { auth, place, said } = await openPage('/en/account');
  await screen.findByText('ada@example.test');

  const leaving = auth.current?.signOut();
  await waitFor(() => expect(place()).toBe('/en'));
  expect(said).toEqual([]);
  answer();
  await act(async () => leaving);
  expect(said).toEqual(SUCCESS);
});

test('knows from another tab that the visitor wants to go, or has not gone', async () => {
  storeSession(sampleSession());
  const { auth } = await openPage('/en');
  await screen.findByText('ada@example.test');

  act(() => hear(true));
  expect(auth.current?.isLeaving).toBe(true);
  act(() => hear(false));
  expect(auth.current?.isLeaving).toBe(false);
});

test('hears of a sign-in in another tab, before a client was loaded', async () => {
  await openPage('/en');
  await screen.findByText('nobody');

  storeSession(sampleSession());
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'sb-localhost-auth-token' }));
  });

  await screen.findByText('ada@example.test');
});
