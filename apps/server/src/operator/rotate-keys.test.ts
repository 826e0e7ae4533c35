import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { decodeProtectedHeader } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type AccountApp, accountApp, confirmedClient, PASSWORD, tokenOf } from '../testing/account-app.ts';
import { createTestDatabase, type DatabaseKind, ROUTE_DATABASE_KINDS } from '../testing/create-test-database.ts';
import { OPERATOR_MAIN, runOperator } from '../testing/run-operator.ts';
import { addApp, codeOf } from '../testing/second-factor.ts';

vi.setConfig({ testTimeout: 120_000 });

const ANN = 'ann@example.org';
const MESSAGE = { name: 'Bea', email: 'bea@example.org', subject: 'Hello', message: 'Good day', category: 'bug' };
const REPORT = { type: 'ai-prompt', idea: 'a poem', result: 'Write a letter.', pageLanguage: 'en' };
const MINUTE_MS = 60_000;

type Env = Record<string, string>;

async function settingsOf(kind: DatabaseKind): Promise<Env> {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const own = { DATA_DIR: join(folder, 'data') };
  if (kind === 'SQLite') return own;
  const { place, remove } = await createTestDatabase(kind);
  onTestFinished(remove);
  const DATABASE_URL = 'postgresUrl' in place ? place.postgresUrl : '';
  return { ...own, DATABASE_URL, SECRET_KEY: Buffer.alloc(32, 3).toString('base64') };
}

const serve = (env: Env) => accountApp('SQLite', { env }); // DATABASE_URL in it decides

async function signIn(app: AccountApp) {
  const client = app.client();
  const { error } = await client.auth.signInWithPassword({ email: ANN, password: PASSWORD });
  expect(error).toBeNull();
  return client;
}

/** A new SECRET_KEY, and the settings with it. */
async function rotate(env: Env): Promise<Env> {
  if (env.SECRET_KEY === undefined) {
    expect(await runOperator(env, 'keys:rotate', 'secret')).toContain('SECRET_KEY is changed in');
    return env;
  }
  const file = join(env.DATA_DIR ?? '', `key-${readdirSync(env.DATA_DIR ?? '').length}`);
  expect(await runOperator(env, 'keys:rotate', 'secret', '--to', file)).toContain('Set SECRET_KEY of all servers');
  expect(await runOperator(env, 'keys:rotate', 'secret', '--to', file)).toContain('has the key of');
  return { ...env, SECRET_KEY: readFileSync(file, 'utf8') };
}

test.each(ROUTE_DATABASE_KINDS)(
  'A16 the next signing key is shown at once and signs in 20 minutes, on %s',
  async (kind) => {
    const env = await settingsOf(kind);
    const app = await serve(env);
    await confirmedClient(app, ANN);
    const kids = async () =>
      ((await (await app.get('/auth/v1/.well-known/jwks.json')).json()) as { keys: { kid: string }[] }).keys.map(
        ({ kid }) => kid,
      );
    const signs = async () => decodeProtectedHeader(await tokenOf(await signIn(app))).kid;
    const [first] = await kids();

    expect(await runOperator(env, 'keys:rotate')).toContain('signs from');
    app.wait(MINUTE_MS);

    expect(await kids()).toEqual([first, expect.any(String)]);
    expect(await signs()).toBe(first);
    app.wait(20 * MINUTE_MS);
    expect(await signs()).toBe((await kids())[1]);
  },
);

test.each(ROUTE_DATABASE_KINDS)(
  'two changes of SECRET_KEY keep factors, recovery codes, messages and reports, on %s',
  async (kind) => {
    let env = await settingsOf(kind);
    const first = await serve(env);
    const client = await confirmedClient(first, ANN);
    const factor = await addApp(first, client);
    await first.mailTo(ANN, 2);
    const headers = { authorization: `Bearer ${await tokenOf(client)}` };
    const made = await first.post('/api/v1/account/recovery-codes', '', headers);
    const { codes } = (await made.json()) as { codes: string[] };
    await first.post('/functions/v1/contact', MESSAGE);
    await first.post('/functions/v1/report-result', REPORT);
    const { data: before } = await client.auth.getSession();
    await expect(
      runOperator(env, 'keys:rotate', 'secret', ...(env.SECRET_KEY ? ['--to', '/tmp/x/y'] : [])),
    ).rejects.toThrow(/is in use|other connections|no such file/);
    await first.stop();

    const old = env;
    env = await rotate(await rotate(env));

    if (kind === 'PostgreSQL')
      await expect(runOperator(old, 'keys:rotate', 'secret', '--to', `${env.DATA_DIR}/other`)).rejects.toThrow(
        'another SECRET_KEY',
      );
    const app = await serve(env);
    const refreshed = await app.post('/auth/v1/token?grant_type=refresh_token', {
      refresh_token: before.session?.refresh_token,
    });
    expect(refreshed.status).toBe(400);
    expect(await runOperator(env, 'contact:list')).toContain('Good day');
    expect(await runOperator(env, 'feedback', 'list')).toContain('Write a letter.');
    const own = await signIn(app);
    app.wait(MINUTE_MS);
    const code = codeOf(factor, app.now());
    expect((await own.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();
    const lost = await signIn(app);
    const redeem = (typed: string) =>
      tokenOf(lost).then((token) =>
        app.post('/api/v1/account/recovery-codes/redeem', { code: typed }, { authorization: `Bearer ${token}` }),
      );
    expect((await redeem('00000-00000')).status).toBe(422);
    expect((await redeem(codes[4] ?? '')).status).toBe(204);
  },
);

test('a server refuses to start with a key that the database was not sealed with', async () => {
  const env = await settingsOf('SQLite');
  const app = await serve(env);
  await app.get('/auth/v1/.well-known/jwks.json'); // its first signing key is sealed
  await app.stop();

  await expect(serve({ ...env, SECRET_KEY: Buffer.alloc(32, 5).toString('base64') })).rejects.toThrow(
    'SECRET_KEY: The database was sealed with another SECRET_KEY than this one.',
  );
});

/** A stopped server's folder with Ann's account and enough messages that a key change takes a while. */
async function fullFolder(): Promise<{ env: Env; dataDir: string }> {
  const env = await settingsOf('SQLite');
  const app = await serve(env);
  await confirmedClient(app, ANN);
  await app.post('/functions/v1/contact', MESSAGE);
  await app.stop();
  return { env, dataDir: env.DATA_DIR ?? '' };
}

async function isWhole(env: Env): Promise<void> {
  const app = await serve(env);
  await signIn(app);
  expect(await runOperator(env, 'contact:list')).toContain('Good day');
  await app.stop();
  expect(readdirSync(env.DATA_DIR ?? '').filter((name) => name.startsWith('secret-key'))).toEqual(['secret-key']);
  const file = new DatabaseSync(join(env.DATA_DIR ?? '', 'wordlamp.sqlite'));
  expect(file.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  file.close();
}

test('L1 a change of SECRET_KEY that was cut off between the database and the file is finished by the next start', async () => {
  const { env, dataDir } = await fullFolder();
  const [key, next, kept] = ['secret-key', 'secret-key.next', 'kept'].map((name) => join(dataDir, name)) as [
    string,
    string,
    string,
  ];
  copyFileSync(key, kept);
  await runOperator(env, 'keys:rotate', 'secret');
  const changed = readFileSync(key, 'utf8');
  renameSync(key, next);
  renameSync(kept, key);

  await isWhole(env);

  expect(readFileSync(key, 'utf8')).toBe(changed);
});

test('L1 a change of SECRET_KEY that is killed at any moment is done or not begun', async () => {
  const { env, dataDir } = await fullFolder();
  let isCutOff = 0;
  for (let round = 0; round < 8; round += 1) {
    const before = readFileSync(join(dataDir, 'secret-key'), 'utf8');
    const child = spawn(process.execPath, [OPERATOR_MAIN, 'keys:rotate', 'secret'], { env, stdio: 'ignore' });
    const exited = once(child, 'exit');
    // Delays from the appearance of the new key to some turns after it.
    await vi.waitFor(() => expect(existsSync(join(dataDir, 'secret-key.next'))).toBe(true), {
      timeout: 20_000,
      interval: 1,
    });
    for (let turn = 0; turn < round * 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    child.kill('SIGKILL');
    await exited;
    if (readFileSync(join(dataDir, 'secret-key'), 'utf8') === before) isCutOff += 1;
  }

  expect(isCutOff).toBeGreaterThan(0);
  await isWhole(env);
});
