import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { accountApp, confirmedClient, tokenOf } from '../../testing/account-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { createRateLimit } from '../rate-limit.ts';
import { addressLimit } from './address-limit.ts';

const USAGE = '/functions/v1/daily-usage';
const MINUTE_MS = 60_000;

/** Sends until refused. @returns how many were granted */
function grantedTo(take: () => boolean): number {
  let count = 0;
  while (count < 100_000 && take()) count += 1;
  return count;
}

test('I3 addresses of one /64 share a limit, and those of one /48 a ceiling of eight', () => {
  const limit = addressLimit({ most: 10, windowMs: 1000, now: () => new Date(0) });
  let host = 0;

  expect(grantedTo(() => limit.take(`2001:db8:1:2::${(host++).toString(16)}`))).toBe(10);
  expect(grantedTo(() => limit.take(`2001:db8:1:${(host++).toString(16)}::1`))).toBe(70); // with those of the first
  expect(limit.take('2001:db8:2::1')).toBe(true);
});

test('IPv4 addresses have no network that could be used up', () => {
  const limit = addressLimit({ most: 1, windowMs: 1000, now: () => new Date(0) });

  const granted = Array.from({ length: 200 }, (_, host) => limit.take(`192.0.2.${host}`));

  expect(new Set(granted)).toEqual(new Set([true]));
});

/** Bytes in use after a collection. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

test('I11 a million keys, and keys that are used often, stay within some megabytes', () => {
  const before = heapBytes();
  const limit = createRateLimit({ most: 1000, windowMs: MINUTE_MS, now: () => new Date(0) });

  for (let key = 0; key < 1_000_000; key += 1) limit.take(`address ${key}`);
  for (let use = 0; use < 1_000_000; use += 1) limit.take(`busy ${use % 100}`);

  expect(heapBytes() - before).toBeLessThan(20 * 1024 * 1024);
  expect(limit.take('busy 99')).toBe(false);
});

test('I1 a client that calls the API too often waits a minute, whatever headers it sends; others and pages do not', async () => {
  let now = Date.parse('2026-11-20T12:00:00Z');
  const app = await testApp({ env: { TRUSTED_PROXIES: '127.0.0.1' }, now: () => new Date(now) });
  const ask = (address: string, headers = {}, path = USAGE) =>
    app.get(path, { 'x-forwarded-for': address, ...headers }).then(({ status }) => status);
  for (let count = 0; count < 1200; count += 1) await ask('192.0.2.7');

  expect(await ask('192.0.2.7')).toBe(429);
  for (const name of [
    'forwarded',
    'x-real-ip',
    'cf-connecting-ip',
    'x-client-ip',
    'sb-forwarded-for',
    'true-client-ip',
  ])
    expect(await ask('192.0.2.7', { [name]: '198.51.100.9' })).toBe(429);
  expect(await ask('198.51.100.9, 192.0.2.7')).toBe(429);
  expect(await ask('192.0.2.7', {}, '/en')).toBe(200);
  expect(await ask('192.0.2.7', {}, '/health/live')).toBe(200);
  expect(await ask('192.0.2.8')).toBe(200);
  const refused = await app.get(USAGE, { 'x-forwarded-for': '192.0.2.7' });
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
  now += MINUTE_MS;
  expect(await ask('192.0.2.7')).toBe(200);
});

test('I6 an account has one allowance, from however many addresses it asks', async () => {
  const app = await accountApp('SQLite', { env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const authorization = `Bearer ${await tokenOf(await confirmedClient(app, 'ann@example.org'))}`;
  const ask = (path: string, host: number) =>
    app.get(path, { authorization, 'x-forwarded-for': `10.0.${host >> 8}.${host & 255}` });
  for (let host = 0; host < 600; host += 1) await ask(USAGE, host);

  const answers = [USAGE, '/auth/v1/user', '/api/v1/account/usage', '/rest/v1/rpc/get_daily_usage'];
  const statuses = await Promise.all(answers.map(async (path, index) => (await ask(path, 700 + index)).status));
  expect(statuses).toEqual([429, 429, 429, 429]);
  app.wait(MINUTE_MS);
  expect((await ask(USAGE, 1)).status).toBe(200);
});
