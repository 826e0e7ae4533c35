// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { sendContactMessage } from './send-contact-message.ts';

const MESSAGE = { name: 'Ann', email: 'ann@example.org', subject: 'Hi', message: 'Hello.', category: 'bug' } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('posts the message to its own origin', async () => {
  const fetching = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(Response.json({ received: true })));
  vi.stubGlobal('fetch', fetching);

  expect(await sendContactMessage(MESSAGE)).toEqual({ outcome: 'stored' });
  const [address, init] = fetching.mock.calls[0] ?? [];
  expect(address).toBe(`${location.origin}/functions/v1/contact`);
  expect(init?.method).toBe('POST');
  expect(JSON.parse(String(init?.body))).toEqual(MESSAGE);
});

test.each([
  { name: 'a refusal', body: { error: 'Too many.', code: 'too_many_messages' }, outcome: 'refused' },
  { name: 'something else', body: { ok: 1 }, outcome: 'unreachable' },
  { name: 'nothing', body: null, outcome: 'unreachable' },
])('does not take $name for a stored message', async ({ body, outcome }) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status: 429 })));

  expect(await sendContactMessage(MESSAGE)).toMatchObject({ outcome });
});

test('hands on the code and the text of a refusal', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'Too many.', code: 'too_many_messages' })));

  expect(await sendContactMessage(MESSAGE)).toEqual({
    outcome: 'refused',
    code: 'too_many_messages',
    text: 'Too many.',
  });
});

test.each([
  { name: 'the connection breaks', fetching: () => Promise.reject(new TypeError('Failed to fetch')) },
  { name: 'a page answers in the server’s place', fetching: () => Promise.resolve(new Response('<html>')) },
])('it is unreachable when $name', async ({ fetching }) => {
  vi.stubGlobal('fetch', fetching);

  expect(await sendContactMessage(MESSAGE)).toMatchObject({ outcome: 'unreachable' });
});

test('sends no request when the browser knows that it is offline', async () => {
  const fetching = vi.fn();
  vi.stubGlobal('fetch', fetching);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  expect(await sendContactMessage(MESSAGE)).toEqual({ outcome: 'offline' });
  expect(fetching).not.toHaveBeenCalled();
});
