// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { sampleSession, storeSession } from '../testing/sample-session.ts';
import { requestPrompt } from './request-prompt.ts';

const request = { text: 'a poem about rain', type: 'ai-prompt', pageLanguage: 'en' } as const;

/** Mocks `fetch` with a backend. */
function answerWith(answer: () => Response | Promise<Response>) {
  const fetching = vi.fn((..._request: Parameters<typeof fetch>) => Promise.resolve(answer()));
  vi.stubGlobal('fetch', fetching);
  return fetching;
}
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A backend that rejects a token, and its response to a refresh. */
function refuseToken(renewal: () => Response) {
  let isRenewed = false;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(address));
    asked.push(pathname);
    if (pathname.endsWith('/logout')) return new Response(null, { status: 204 });
    if (pathname.endsWith('/token')) {
      isRenewed = true;
      return renewal();
    }
    const isGood = isRenewed && new Headers(init?.headers).get('authorization') !== null;
    return isGood
      ? json(200, { generatedPrompt: 'Write…', usage: { requests: 1 } })
      : json(401, { error: 'Not valid.', code: 'invalid_token' });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('posts the request to the function on its own origin with the publishable key', async () => {
  const fetching = answerWith(() => json(200, { generatedPrompt: 'Write…', usage: { requests: 3 } }));

  const answer = await requestPrompt(request);

  expect(answer).toEqual({ outcome: 'written', prompt: 'Write…', requests: 3 });
  const [address, init] = fetching.mock.calls[0] ?? [];
  expect(String(address)).toBe(`${location.origin}/functions/v1/generate-prompt`);
  expect(init?.method).toBe('POST');
  expect(JSON.parse(String(init?.body))).toEqual(request);
  expect(new Headers(init?.headers).get('apikey')).toBe('sb_publishable_wordlamp');
});

test('sends the token of a person who is signed in', async () => {
  const session = sampleSession();
  storeSession(session);
  const fetching = answerWith(() => json(200, { generatedPrompt: 'Write…', usage: { requests: 3 } }));

  await requestPrompt(request);

  const [, init] = fetching.mock.calls[0] ?? [];
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${session.access_token}`);
});

test('asks again with a new token where the server refuses the one that this device takes to be good', async () => {
  storeSession(sampleSession());
  refuseToken(() => json(200, sampleSession()));

  expect(await requestPrompt(request)).toMatchObject({ outcome: 'written', prompt: 'Write…' });
});

test('ends a session here that the server has ended, so that the person can sign in again', async () => {
  storeSession(sampleSession());
  refuseToken(() => json(400, { code: 'session_not_found', message: 'Gone' }));

  expect(await requestPrompt(request)).toMatchObject({ outcome: 'refused', refusal: { code: 'invalid_token' } });
  expect(localStorage.length).toBe(0);
});

test('keeps a session whose end the server has not confirmed', async () => {
  storeSession(sampleSession());
  refuseToken(() => json(429, {}));

  await requestPrompt(request);

  expect(localStorage.length).toBe(1);
});

test('counts 0 when the answer has no usage', async () => {
  answerWith(() => json(200, { generatedPrompt: 'Write…' }));

  expect(await requestPrompt(request)).toMatchObject({ outcome: 'written', requests: 0 });
});

test.each([
  { name: 'a successful answer', status: 200 },
  { name: 'an answer in the 400s', status: 400 },
])('an error in $name is a refusal with its code and text', async ({ status }) => {
  answerWith(() => json(status, { error: 'Too long.', code: 'too_many_words' }));

  expect(await requestPrompt(request)).toEqual({
    outcome: 'refused',
    refusal: { code: 'too_many_words', text: 'Too long.', requests: undefined },
  });
});

test('a spent day comes with its count', async () => {
  answerWith(() => json(200, { error: 'Spent.', code: 'daily_limit_reached', usage: { requests: 10 } }));

  expect(await requestPrompt(request)).toMatchObject({ refusal: { code: 'daily_limit_reached', requests: 10 } });
});

test.each([
  { name: 'the network fails', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  { name: 'the server breaks', answer: () => json(500, { error: 'Broken.', code: 'unexpected_failure' }) },
  { name: 'a proxy answers with a page', answer: () => new Response('<h1>Bad gateway</h1>', { status: 502 }) },
  { name: 'a refusal is no JSON', answer: () => new Response('no', { status: 403 }) },
  {
    name: 'the body is cut off',
    answer: () => new Response('{"generatedPro', { headers: { 'content-type': 'application/json' } }),
  },
  { name: 'the answer has no prompt', answer: () => json(200, { usage: { requests: 1 } }) },
  { name: 'the answer is no object', answer: () => json(200, null) },
])('is unreachable when $name', async ({ answer }) => {
  answerWith(answer);

  expect(await requestPrompt(request)).toMatchObject({ outcome: 'unreachable' });
});
