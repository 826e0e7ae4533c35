import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { accountApp, clientOf, confirmedClient, linkIn, PASSWORD } from '../testing/account-app.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { runOperator } from '../testing/run-operator.ts';
import { startProcess } from '../testing/start-process.ts';
import { writeTestSite } from '../testing/write-test-site.ts';

vi.setConfig({ testTimeout: 60_000 });

const ANN = 'ann@example.org';
const IDEA = { text: 'a poem about rain', type: 'ai-prompt' };

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A running server with Ann's account and a session of hers. */
async function serve() {
  const env = { DATA_DIR: join(newFolder(), 'data'), DAILY_LIMIT: '100000' };
  const app = await accountApp('SQLite', { env });
  const client = await confirmedClient(app, ANN);
  return { app, env, client, file: join(newFolder(), 'wordlamp.backup') };
}

test('L3 a backup taken under load restores in another folder: Ann signs in, and no old session or link works', async () => {
  const { app, env, client, file } = await serve();
  const key = `${file}.key`;
  await app.client().auth.signUp({ email: 'new@example.org', password: PASSWORD });
  const link = linkIn(await app.mailTo('new@example.org'));
  let isLoaded = true;
  let acknowledged = 0;
  const load = Array.from({ length: 8 }, async () => {
    while (isLoaded) if ((await app.post('/functions/v1/generate-prompt', IDEA)).ok) acknowledged += 1;
  });
  await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(20), 20_000);
  const before = acknowledged;

  const told = await runOperator(env, 'backup', file, '--key', key);
  isLoaded = false;
  await Promise.all(load);

  expect(told).toMatch(/^Backed up \d+\.\d MB, whole, to /);
  expect([statSync(file).mode & 0o777, statSync(key).mode & 0o777]).toEqual([0o600, 0o600]);
  expect(readdirSync(join(file, '..')).sort()).toEqual(['wordlamp.backup', 'wordlamp.backup.key']);
  const copy = new DatabaseSync(file, { readOnly: true });
  const { counted } = copy
    .prepare("SELECT sum(count) AS counted FROM usage WHERE subject NOT LIKE 'network %'")
    .get() as { counted: number };
  copy.close();
  expect(counted).toBeGreaterThanOrEqual(before);
  expect(counted).toBeLessThanOrEqual(acknowledged);

  const elsewhere = { DATA_DIR: join(newFolder(), 'data') };
  expect(await runOperator(elsewhere, 'restore', file, '--key', key)).toContain('ended 1 sessions');
  const server = await startProcess(writeTestSite(), elsewhere);
  const { data } = await client.auth.getSession();
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${data.session?.access_token}` };
  expect((await fetch(`${server.url}/auth/v1/user`, { headers })).status).toBe(403);
  const refresh = { method: 'POST', headers, body: JSON.stringify({ refresh_token: data.session?.refresh_token }) };
  expect((await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, refresh)).status).toBe(400);
  const body = new URL(link).searchParams;
  const pressed = await fetch(`${server.url}/auth/v1/verify`, { method: 'POST', body, redirect: 'manual' });
  expect(pressed.headers.get('location')).toContain('otp_expired');
  const signIn = await clientOf(server.url).auth.signInWithPassword({ email: ANN, password: PASSWORD });
  expect(signIn.error).toBeNull();
});

test('a backup overwrites nothing, and leaves nothing behind where it fails', async () => {
  const { env, file } = await serve();
  writeFileSync(file, 'my diary');

  await expect(runOperator(env, 'backup', file)).rejects.toThrow('exists already');
  await expect(runOperator(env, 'backup')).rejects.toThrow('Usage: npm run backup');
  await expect(runOperator(env, 'backup', join(file, 'x'))).rejects.toThrow();

  expect(readFileSync(file, 'utf8')).toBe('my diary');
  expect(readdirSync(join(file, '..'))).toEqual(['wordlamp.backup']);
});

test('L3 a restore refuses while a server runs, where a database is, and with another key; then it keeps the old one', async () => {
  const { app, env, file } = await serve();
  await runOperator(env, 'backup', file);
  const restore = (...words: string[]) => runOperator(env, 'restore', file, ...words);

  await expect(restore('--replace')).rejects.toThrow('is in use. Stop the server first.');
  await app.stop();
  await expect(restore()).rejects.toThrow('There is a database already');
  const otherKey = join(newFolder(), 'key');
  writeFileSync(otherKey, Buffer.alloc(32, 9).toString('base64'));
  await expect(restore('--replace', '--key', otherKey)).rejects.toThrow('another SECRET_KEY');
  expect(readdirSync(env.DATA_DIR).filter((name) => name.includes('wordlamp'))).toEqual(['wordlamp.sqlite']);

  expect(await restore('--replace')).toContain('Kept what was there before');
  const names = readdirSync(env.DATA_DIR).filter((name) => name.includes('wordlamp'));
  expect(names).toEqual(['wordlamp.sqlite', expect.stringMatching(/^wordlamp\.sqlite\.replaced-/)]);
});

test('a restore refuses what is damaged, and what is no database of the product', async () => {
  const { env, file } = await serve();
  await runOperator(env, 'backup', file);
  const bytes = readFileSync(file);
  const damaged = `${file}.damaged`;
  writeFileSync(damaged, bytes.fill(7, 8192, 16_384));
  const foreign = `${file}.foreign`;
  const other = new DatabaseSync(foreign);
  other.exec('CREATE TABLE diary (text)');
  other.close();
  const elsewhere = { DATA_DIR: join(newFolder(), 'data') };

  await expect(runOperator(elsewhere, 'restore', damaged)).rejects.toThrow(/damaged|malformed/);
  await expect(runOperator(elsewhere, 'restore', foreign)).rejects.toThrow('is no database of Wordlamp');
  await expect(runOperator(elsewhere, 'restore', `${file}.none`)).rejects.toThrow('There is no file');
  expect(existsSync(elsewhere.DATA_DIR)).toBe(false);
});

test('on PostgreSQL the commands name its own tools, and everyone can be signed out', async () => {
  const database = await createTestDatabase('PostgreSQL');
  onTestFinished(database.remove);
  const url = 'postgresUrl' in database.place ? database.place.postgresUrl : '';
  const env = { DATABASE_URL: url, SECRET_KEY: Buffer.alloc(32, 3).toString('base64') };

  await expect(runOperator(env, 'backup', 'x')).rejects.toThrow('pg_dump --format=custom');
  await expect(runOperator(env, 'restore', 'x')).rejects.toThrow('There is no file x');
  await expect(runOperator(env, 'restore', import.meta.filename)).rejects.toThrow('pg_restore --clean');
  const app = await accountApp('PostgreSQL');
  const client = await confirmedClient(app, ANN);
  const its = { DATABASE_URL: app.databaseUrl, SECRET_KEY: Buffer.alloc(32, 7).toString('base64') };
  expect(await runOperator(its, 'sessions:revoke-all')).toContain('Ended 1 sessions');
  expect((await client.auth.getUser()).error).not.toBeNull();
});
