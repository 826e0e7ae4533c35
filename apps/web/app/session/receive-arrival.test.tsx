// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleSession } from '../testing/sample-session.ts';
import { answers, calls, countClients, openPage } from './testing/open-page.tsx';

/** What this browser kept when it asked for a link or left for a provider. */
function keepVerifier(verifier = 'verifier'): void {
  localStorage.setItem('sb-localhost-auth-token-code-verifier', JSON.stringify(verifier));
}

test('a link of this browser signs in, says so, and leaves no code in the address', async () => {
  keepVerifier();
  answers.set('/token', { body: sampleSession() });

  const { place, said } = await openPage('/en?code=abc&from=mail');

  await screen.findByText('ada@example.test');
  await waitFor(() => expect(place()).toBe('/en?from=mail'));
  expect(said).toEqual(['Successfully signed in!']);
  expect(calls).toMatchObject([{ path: '/token', body: { auth_code: 'abc', code_verifier: 'verifier' } }]);
});

test('leads back to the page that the sign-in began on, once', async () => {
  keepVerifier();
  localStorage.setItem('signInReturn', '/fr/prompt-templates');
  answers.set('/token', { body: sampleSession() });

  const { place } = await openPage('/en?code=abc');

  await waitFor(() => expect(place()).toBe('/fr/prompt-templates'));
  expect(localStorage.getItem('signInReturn')).toBeNull();
});

test.each([
  {
    name: 'someone with a second factor',
    address: '/fr?code=abc',
    answer: { body: sampleSession({ hasFactor: true }) },
    end: '/fr/auth?view=second-factor',
  },
  {
    name: 'a link for a new password',
    address: '/fr/auth?view=new-password&code=abc',
    answer: { body: sampleSession() },
    end: '/fr/auth?view=new-password',
  },
  {
    name: 'a code that is too old',
    address: '/fr?code=abc',
    answer: { status: 422, body: { code: 'flow_state_expired', message: 'Expired' } },
    end: '/fr/auth?view=link-problem&reason=flow_state_expired',
  },
  {
    name: 'an answer with an error',
    address: '/fr?error=access_denied&error_code=otp_expired&error_description=Buy+here',
    answer: { body: {} },
    end: '/fr/auth?view=link-problem&reason=otp_expired',
  },
])('$name ends at $end', async ({ address, answer, end }) => {
  keepVerifier();
  answers.set('/token', answer);

  const { place, said } = await openPage(address);

  await waitFor(() => expect(place()).toBe(end));
  expect(said).toEqual([]);
});

test.each([
  { address: '/en?code=abc', end: '/en/auth?view=confirmed' },
  { address: '/en/auth?view=new-password&code=abc', end: '/en/auth?view=link-problem&reason=other_browser' },
])('$address of another browser ends at $end', async ({ address, end }) => {
  const { place } = await openPage(address);

  await waitFor(() => expect(place()).toBe(end));
  expect(calls).toEqual([]);
});

const LOAD_AGAIN = 'We can’t reach the server. Reload this page to finish signing in.';

test('keeps the code where the server cannot be reached, so that the page can be loaded again', async () => {
  keepVerifier();
  answers.set('/token', { status: 503, body: {} });

  const { place, said } = await openPage('/en?code=abc');

  await waitFor(() => expect(said).toEqual(['An unexpected error occurred', LOAD_AGAIN]));
  expect(place()).toBe('/en?code=abc');
});

test('the first of the two mails of an e-mail change mentions the second', async () => {
  const { place, said } = await openPage('/en?message=Confirmation+link+accepted');

  await waitFor(() => expect(place()).toBe('/en'));
  expect(said).toEqual(['One of the two addresses is confirmed. Now open the link in the email to the other one.']);
});

test('a query without a code loads nothing', async () => {
  const { place } = await openPage('/en?category=business');

  await screen.findByText('nobody');
  expect(countClients()).toBe(0);
  expect(place()).toBe('/en?category=business');
});
