import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';

const EMAIL = 'ann@example.test';
const asked: string[] = [];

/** A server that knows some passwords. */
function serve(...known: string[]): void {
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, init?: RequestInit) => {
    asked.push(`${String(address)} ${JSON.stringify(init?.body ?? null)}`);
    const hashes = known.map((password) => createHash('sha256').update(password).digest('hex'));
    const digits = String(address).slice(-2);
    return Response.json({
      entries: hashes.filter((hash) => hash.startsWith(digits)).map((hash) => hash.slice(2, 18)),
    });
  });
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('location', new URL('https://wordlamp.test/en/auth'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(['password123', 'PassWord123'])('%s is found by two digits of its hash alone', async (password) => {
  serve('password123', 'qwertyuiop');

  expect(await isCommonPassword(password, EMAIL)).toBe(true);
  const digits = createHash('sha256').update('password123').digest('hex').slice(0, 2);
  expect(asked).toEqual([`https://wordlamp.test/api/v1/breached-passwords/${digits} null`]);
});

test('another one is not found', async () => {
  serve('password123');

  expect(await isCommonPassword('a quiet lamp at dusk', EMAIL)).toBe(false);
});

test('one with a combining mark is hashed as the server does it', async () => {
  serve('caf\u00e9-noir');

  expect(await isCommonPassword('Cafe\u0301-Noir', EMAIL)).toBe(true);
});

test.each(['ann@example.test', 'Ann2026!', 'wordlamp99', 'zzzzzzzzzz'])(
  '%s is easy to guess, and nothing is asked for it',
  async (password) => {
    serve();

    expect(await isCommonPassword(password, ' Ann@Example.test ')).toBe(true);
    expect(asked).toEqual([]);
  },
);

test('without a secure context it is left to the server, and nothing is asked', async () => {
  serve('password123');
  vi.stubGlobal('crypto', {});

  expect(await isCommonPassword('password123', EMAIL)).toBe(false);
  expect(asked).toEqual([]);
});

test.each([
  { name: 'no connection', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  { name: 'too many questions', answer: async () => Response.json({ error: {} }, { status: 429 }) },
  { name: 'a page', answer: async () => new Response('<!doctype html>') },
])('with $name it is left to the server', async ({ answer }) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', answer);

  expect(await isCommonPassword('password123', EMAIL)).toBe(false);
  expect(warned).toHaveBeenCalledOnce();
});
