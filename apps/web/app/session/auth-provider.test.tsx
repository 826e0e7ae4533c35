// @vitest-environment jsdom
import { act, renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleSession, storeSession } from '../testing/sample-session.ts';
import { answers, calls, countClients, openPage } from './testing/open-page.tsx';

test('useAuth says so where there is no provider', async () => {
  const { useAuth } = await import('./use-auth.ts');
  vi.spyOn(console, 'error').mockReturnValue();

  expect(() => renderHook(() => useAuth())).toThrow('useAuth must be used within an AuthProvider');
});

test('nobody is signed in where nothing is stored, and no client is loaded to find out', async () => {
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

test('signing up waits for the mail, and tells the server name and language', async () => {
  answers.set('/signup', { body: { ...sampleSession().user, confirmation_sent_at: '2026-05-01T00:00:00Z' } });
  const { auth } = await openPage('/fr');

  const outcome = await act(async () => auth.current?.signUp('ada@example.test', 'a long password', 'Ada'));

  expect(outcome).toEqual({ outcome: 'mailSent' });
  expect(calls[0]?.query.get('redirect_to')).toBe(`${location.origin}/`);
  expect(calls[0]?.body).toMatchObject({ data: { full_name: 'Ada', language: 'fr' }, code_challenge_method: 's256' });
});

test.each([
  { name: 'the server ends the session', answer: { status: 204, body: null }, text: 'Successfully signed out!' },
  { name: 'the server is broken', answer: { status: 500, body: {} }, text: 'Error signing out' },
])('says "$text" where $name, and keeps no session either way', async ({ answer, text }) => {
  storeSession(sampleSession());
  answers.set('/logout', answer);
  const { auth, said } = await openPage('/en');
  await screen.findByText('ada@example.test');

  await act(async () => auth.current?.signOut());

  expect(said).toEqual([text]);
  await screen.findByText('nobody');
  expect(localStorage.length).toBe(0);
});

test('signing out everywhere keeps the session where the server could not be told', async () => {
  storeSession(sampleSession());
  answers.set('/logout', { status: 500, body: {} });
  const { auth, said } = await openPage('/en');
  await screen.findByText('ada@example.test');

  await act(async () => auth.current?.signOut('global'));

  expect(said).toEqual(['Error signing out']);
  expect(screen.getByText('ada@example.test').isConnected).toBe(true);
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
