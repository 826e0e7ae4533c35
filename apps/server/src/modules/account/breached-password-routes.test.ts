import { createHash } from 'node:crypto';
import type { PasswordRange } from '@wordlamp/contract/common-passwords';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { commonPasswords } from '../auth/passwords/common-passwords.ts';

const PATH = '/api/v1/breached-passwords';
const hashOf = (password: string) => createHash('sha256').update(password).digest('hex');
const isIn = ({ entries }: PasswordRange, password: string) => entries.includes(hashOf(password).slice(2, 18));

async function askFor(app: Awaited<ReturnType<typeof testApp>>, digits: string): Promise<PasswordRange> {
  const response = await app.get(`${PATH}/${digits}`);
  expect(response.status).toBe(200);
  return (await response.json()) as PasswordRange;
}

test.each(['password123', 'qwertyuiop', 'iloveyou'])('C9 %s is in the range of its hash', async (password) => {
  const app = await testApp();

  expect(isIn(await askFor(app, hashOf(password).slice(0, 2)), password)).toBe(true);
});

test('C9 with AUTH_BREACHED_PASSWORDS=off no page refuses what the server takes', async () => {
  const app = await testApp({ env: { AUTH_BREACHED_PASSWORDS: 'off' } });

  expect((await askFor(app, hashOf('password123').slice(0, 2))).entries).toEqual([]);
});

test('C9 an uncommon password is in no range', async () => {
  const app = await testApp();
  const password = 'a quiet lamp at dusk';

  expect(isIn(await askFor(app, hashOf(password).slice(0, 2)), password)).toBe(false);
});

test('C9 the ranges together hold each common password that is long enough, and a range reveals too little to identify one', async () => {
  const app = await testApp();
  const ranges = new Map<string, PasswordRange>();
  for (let first = 0; first < 256; first++) {
    const digits = first.toString(16).padStart(2, '0');
    ranges.set(digits, await askFor(app, digits));
  }

  const long = (await commonPasswords()).filter(({ length }) => length >= 8);
  const missing = long.filter(
    (password) => !isIn(ranges.get(hashOf(password).slice(0, 2)) ?? { entries: [] }, password),
  );
  expect(missing).toEqual([]);
  expect([...ranges.values()].flatMap(({ entries }) => entries)).toHaveLength(long.length);
  for (const { entries } of ranges.values()) {
    expect(entries.length).toBeGreaterThan(35);
    expect(JSON.stringify({ entries }).length).toBeLessThan(3000);
    expect(entries).toEqual([...entries].sort());
    for (const entry of entries) expect(entry).toMatch(/^[0-9a-f]{16}$/);
  }
});

test('the response is cacheable, errors are not', async () => {
  const app = await testApp();

  expect((await app.get(`${PATH}/7f`)).headers.get('cache-control')).toBe('public, max-age=86400');
  expect((await app.get(`${PATH}/7`)).headers.get('cache-control')).toBe('no-store');
});

test.each(['', '/', '/7', '/7F', '/7ff', '/zz', '/password123', '/%00%00', '/7f/7f'])(
  'H7 %j is no range',
  async (path) => {
    const app = await testApp();
    const response = await app.get(PATH + path);

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
  },
);

test('one address asks 300 times in five minutes', async () => {
  const app = await testApp();
  for (let time = 0; time < 300; time++) expect((await app.get(`${PATH}/00`)).status).toBe(200);
  const response = await app.get(`${PATH}/00`);

  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('300');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ error: { code: 'over_request_rate_limit' } });
});

test('M1 the log does not tell which range was asked for', async () => {
  const lines: string[] = [];
  const app = await testApp({ onLogLine: (line) => lines.push(line) });
  await app.get(`${PATH}/c7`);

  expect(lines.filter((line) => line.includes('breached-passwords'))).toHaveLength(1);
  expect(lines.join('')).not.toContain('/c7');
});
