import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { accountApp, clientOf, confirmedClient, PASSWORD } from '../testing/account-app.ts';
import { enrollApp } from '../testing/second-factor.ts';

const EMAIL = 'ann@example.org';
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const run = promisify(execFile);

function settings(): Record<string, string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wordlamp-users-'));
  return { DATA_DIR: dataDir, SECRET_KEY: Buffer.alloc(32, 3).toString('base64') };
}

/** A separate process, as on a real machine: in the server's process it would wait for itself. */
async function usersOf(env: Record<string, string>, ...words: string[]): Promise<string> {
  return (await run(process.execPath, [MAIN, 'users', ...words], { env })).stdout;
}

test('the operator confirms, lists, shows, disables, enables and deletes, while the server runs', async () => {
  const env = {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'wordlamp-users-')),
    SECRET_KEY: Buffer.alloc(32, 3).toString('base64'),
  };
  const app = await accountApp('SQLite', { env });
  const users = (...words: string[]) => usersOf(env, ...words);
  const signIn = () => clientOf(app.url).auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
  expect(await users('list')).toBe('No accounts.\n');
  await app.client().auth.signUp({ email: EMAIL, password: PASSWORD });
  await expect(users('show', EMAIL)).rejects.toThrow('has signed up and not confirmed');

  expect(await users('confirm', EMAIL)).toContain(EMAIL);
  expect((await signIn()).error).toBeNull();
  expect(await users('list')).toContain(EMAIL);
  expect(await users('show', ' Ann@example.org')).toMatch(/ways in: password, email\n.*\nsession: Node.js/);

  await users('disable', EMAIL);
  expect((await signIn()).error).toMatchObject({ code: 'user_banned' });
  await users('enable', EMAIL);
  expect((await signIn()).error).toBeNull();

  await users('delete', EMAIL);
  expect((await signIn()).error).toMatchObject({ code: 'invalid_credentials' });
  await expect(users('delete', EMAIL)).rejects.toThrow('There is no account');
});

test('a disabled account is out at once, whatever tokens it holds', async () => {
  const env = {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'wordlamp-users-')),
    SECRET_KEY: Buffer.alloc(32, 3).toString('base64'),
  };
  const app = await accountApp('SQLite', { env });
  const client = await confirmedClient(app, EMAIL);

  await usersOf(env, 'disable', EMAIL);

  expect((await client.auth.getUser()).error).toMatchObject({ code: 'user_banned', status: 403 });
  expect((await client.auth.refreshSession()).error).not.toBeNull();
});

test('the operator removes second factors, and every device has to sign in again', async () => {
  const env = settings();
  const app = await accountApp('SQLite', { env });
  const client = await confirmedClient(app, EMAIL);
  await enrollApp(client);
  const isIn = async () => (await client.auth.getUser()).error === null;
  expect(await isIn()).toBe(true);

  expect(await usersOf(env, 'reset-factors', EMAIL)).toBe(
    `Removed 1 second factors, and signed out everywhere: ${EMAIL}\n`,
  );

  expect(await isIn()).toBe(false);
  const { data } = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
  expect(data.user?.factors).toEqual([]);
});

test.each([
  ['frobnicate', EMAIL],
  ['show', 'no address'],
  ['__proto__', EMAIL],
])('explains itself for "%s %s"', async (...words) => {
  const env = settings();

  await expect(usersOf(env, ...words)).rejects.toThrow('Usage: npm run users -- list');
});
