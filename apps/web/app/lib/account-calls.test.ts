// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { AccountCallError } from './account-call-error.ts';
import { accountCalls } from './account-calls.ts';

const calls = accountCalls(async () => 'the-token');

/** Mocks every call with this response, and returns the requests. */
function answerWith(makeResponse: () => Response) {
  const asked = vi.fn(async (_address: string, _init: RequestInit) => makeResponse());
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  { call: calls.readUsage, method: 'GET', path: '/usage', answer: { days: [], limit: 10, resetsAt: '' } },
  { call: calls.listSessions, method: 'GET', path: '/sessions', answer: { sessions: [] } },
  { call: calls.countRecoveryCodes, method: 'GET', path: '/recovery-codes', answer: { left: 0 } },
  { call: calls.makeRecoveryCodes, method: 'POST', path: '/recovery-codes', answer: { codes: ['one'] } },
])('$method $path asks as the person who is signed in', async ({ call, method, path, answer }) => {
  const asked = answerWith(() => Response.json(answer));

  expect(await call()).toEqual(answer);

  const [address, init] = asked.mock.calls[0] ?? [];
  expect(address).toBe(`${location.origin}/api/v1/account${path}`);
  expect(init).toMatchObject({ method, headers: { authorization: 'Bearer the-token' } });
});

test.each([
  { name: 'signing a device out', call: () => calls.signOutSession('a/b'), path: '/sessions/a%2Fb', body: null },
  {
    name: 'canceling a change of the address',
    call: () => calls.cancelEmailChange(),
    path: '/email-change',
    body: null,
  },
  {
    name: 'deleting the account',
    call: () => calls.deleteAccount('ann@example.org'),
    path: '',
    body: '{"confirmation":"ann@example.org"}',
  },
])('$name is a DELETE that is answered with nothing', async ({ call, path, body }) => {
  const asked = answerWith(() => new Response(null, { status: 204 }));

  await call();

  const [address, init] = asked.mock.calls[0] ?? [];
  expect(address).toBe(`${location.origin}/api/v1/account${path}`);
  expect(init).toMatchObject({ method: 'DELETE', body });
});

test('the export is handed over as the server wrote it', async () => {
  answerWith(() => new Response('{\n  "account": {}\n}'));

  expect(await calls.exportAll()).toBe('{\n  "account": {}\n}');
});

test('a refusal is thrown with its code and words', async () => {
  answerWith(() => Response.json({ error: { code: 'insufficient_aal', message: 'Enter a code.' } }, { status: 403 }));

  const failure = await calls.makeRecoveryCodes().catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(AccountCallError);
  expect(failure).toMatchObject({ code: 'insufficient_aal', message: 'Enter a code.' });
});

test('a device that is not signed in any more counts as signed out', async () => {
  answerWith(() => Response.json({ error: { code: 'session_not_found', message: 'Gone.' } }, { status: 404 }));

  await expect(calls.signOutSession('a')).resolves.toBeUndefined();
});

test('a signed-out visitor cannot sign a device out', async () => {
  answerWith(() => Response.json({ error: { code: 'session_not_found', message: 'Gone.' } }, { status: 403 }));

  await expect(calls.signOutSession('a')).rejects.toMatchObject({ code: 'session_not_found' });
});

test.each([
  { name: 'an answer without a code', answer: () => Response.json({}, { status: 502 }), call: calls.exportAll },
  { name: 'an answer of another kind', answer: () => Response.json({ days: 'none' }), call: calls.readUsage },
  { name: 'a page', answer: () => new Response('<!doctype html>'), call: calls.listSessions },
])('$name is no refusal but a failure', async ({ answer, call }) => {
  answerWith(answer);

  const failure = await call().catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(AccountCallError);
});
