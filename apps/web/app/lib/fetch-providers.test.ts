// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fetchProviders } from './fetch-providers.ts';

const signal = new AbortController().signal;
const answerWith = (body: unknown, status = 200) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));

afterEach(() => vi.unstubAllGlobals());

test('lists the configured providers, without mail and phone', async () => {
  answerWith({ external: { email: true, google: true, github: false, phone: true, anonymous_users: false } });

  expect(await fetchProviders(signal)).toEqual(['google']);
});

test.each([
  { name: 'a refusal', body: { external: {} }, status: 429 },
  { name: 'an answer without them', body: {}, status: 200 },
])('fails at $name', async ({ body, status }) => {
  answerWith(body, status);

  await expect(fetchProviders(signal)).rejects.toThrow('could not be read');
});
