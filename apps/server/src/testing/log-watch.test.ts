import { expect, test } from 'vitest';
import { accountApp, confirmedClient, PASSWORD, tokenOf } from './account-app.ts';
import { logWatch } from './log-watch.ts';

test.each([
  { name: 'a password', secret: async () => PASSWORD },
  { name: 'an address', secret: async () => 'ann@example.org' },
  { name: 'an access token', secret: tokenOf },
  {
    name: 'a refresh token',
    secret: async (client: Awaited<ReturnType<typeof confirmedClient>>) =>
      (await client.auth.getSession()).data.session?.refresh_token ?? '',
  },
])('M1 the watch over the logs of all tests finds $name', async ({ secret }) => {
  const app = await accountApp('SQLite');
  const client = await confirmedClient(app, 'ann@example.org');
  await client.auth.signInWithPassword({ email: 'ann@example.org', password: PASSWORD });
  await new Promise((resolve) => setImmediate(resolve)); // the copies of the responses are read in addition to the client's
  expect(logWatch.lines.length).toBeGreaterThan(5);
  expect(logWatch.secretCount).toBeGreaterThan(5);
  expect(logWatch.findLeaks()).toEqual([]);

  logWatch.lines.push(`{"msg":"a line with ${await secret(client)} in it"}\n`);

  expect(logWatch.findLeaks()).not.toEqual([]);
  logWatch.lines.pop();
});

test.each([
  ['eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln'],
  ['data:image/png;base64,iVBORw0KGgo='],
  ['somebody@example.org'],
  ['$argon2id$v=19$m=19456'],
  ['otpauth://totp/Wordlamp?secret=ABC'],
  ['Bearer abcdef123456'],
])('M1 it knows %s by its looks', (text) => {
  logWatch.lines.push(text);

  expect(logWatch.findLeaks()).toHaveLength(1);
  logWatch.lines.pop();
});

test('M1 six digits count as a code on their own, not within a time', () => {
  logWatch.note('code', '535548');
  logWatch.lines.push('{"time":1795355486659}\n');
  expect(logWatch.findLeaks()).toEqual([]);

  logWatch.lines.push('{"msg":"the code is 535548"}\n');

  expect(logWatch.findLeaks()).toEqual([expect.stringContaining('the code is')]);
  logWatch.lines.length = 0;
});
