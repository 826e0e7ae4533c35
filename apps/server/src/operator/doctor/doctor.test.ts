import { execFile } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { examine, newFolder, newPlace, startReachableServer } from '../../testing/examine.ts';
import { startMailbox } from '../../testing/start-mailbox.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { doctor } from './doctor.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const SECRET_KEY = Buffer.alloc(32, 5).toString('base64');

test('for a healthy server the only finding is that it is local, and the last line counts it', async () => {
  const { url } = await startMailbox();
  const env = await startReachableServer({ SMTP_URL: url, MAIL_FROM: 'site@wordlamp.test' });

  const { findings } = await examine(env);
  const isSpeed = (text: string) => text.includes('a durable write takes'); // what it takes is this machine's matter
  const isForThisMachine = (text: string) => text.includes('PUBLIC_URL is this machine');
  const others = findings.filter(({ says }) => !isSpeed(says) && !isForThisMachine(says));
  expect(others.filter(({ status }) => status !== 'ok')).toEqual([]);
  expect(new Set(findings.map(({ check }) => check))).toEqual(
    new Set(['settings', 'disk', 'database', 'clock', 'mail', 'site', 'PUBLIC_URL', 'launch']),
  );

  const { text } = await doctor([], env, newPlace());
  const lines = text.trimEnd().split('\n');
  expect(lines).toHaveLength(findings.length + 1);
  expect(lines.at(-1)).toMatch(/^\d+ ok, [12] to look at, [01] to mend$/);
  for (const line of lines.slice(0, -1).filter((text) => !isForThisMachine(text)))
    expect(line).toMatch(isSpeed(line) ? / \d+\.\d\d ms/ : /^ok {4}[\w ]+: \S/);
});

test('every wrong setting is named, without its value', async () => {
  const { of, hasFailed, text } = await examine({ PORT: 'a-secret-port', SECRET_KEY: 'short', NOW: '2026-01-01' });

  expect(hasFailed).toBe(true);
  expect(of('settings', 'fail').map((says) => /^[\w, ]+(?=:)/.exec(says)?.[0])).toEqual([
    'PORT',
    'SECRET_KEY',
    'NOW',
    'NOW',
    undefined,
  ]);
  expect(text).not.toContain('a-secret-port');
});

test('valid but suspicious values are reported', async () => {
  const env = {
    PROFILE: 'test',
    NOW: '2026-01-01T00:00:00Z',
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'https://127.0.0.2.invalid',
  };

  const { of } = await examine({ ...env, DATA_DIR: newFolder() });

  const warnings = of('settings', 'warn').join('\n');
  for (const name of ['PROFILE=test', 'NOW', 'TRUSTED_PROXIES', 'LOG_LEVEL=error']) expect(warnings).toContain(name);
});

describe('the disk', () => {
  test('a key that others may read is a failure, a folder that they may enter a warning', async () => {
    const env = await startReachableServer();
    chmodSync(join(env.DATA_DIR, 'secret-key'), 0o640);
    chmodSync(env.DATA_DIR, 0o755);

    const { of } = await examine(env);

    expect(of('disk', 'fail')).toEqual([expect.stringMatching(/secret-key \(mode 0640\): chmod 0600/)]);
    expect(of('disk', 'warn')).toEqual([expect.stringMatching(/\(mode 0755\): chmod 0700/)]);
  });

  test('a folder that nothing can be written to is a failure', async () => {
    const { of } = await examine({ DATA_DIR: '/proc' });

    expect(of('disk', 'fail').join('\n')).toContain('nothing can be written to /proc');
  });
});

describe('a SQLite file', () => {
  test('that is damaged is reported', async () => {
    const env = { DATA_DIR: newFolder() };
    const path = join(env.DATA_DIR, 'wordlamp.sqlite');
    const database = new DatabaseSync(path);
    database.exec('CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT)');
    for (let id = 0; id < 500; id++) database.exec(`INSERT INTO note VALUES (${id}, '${'words '.repeat(50)}')`);
    database.close();
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0xff, 10 * 4096 + 200, 11 * 4096));

    expect((await examine(env)).of('database', 'fail')).toEqual([expect.stringContaining('damaged')]);
    writeFileSync(path, 'this is no database, only words that fill more than a hundred bytes '.repeat(100));
    expect((await examine(env)).of('database', 'fail')).toEqual([expect.stringContaining('cannot be read')]);
  });

  test('of an older or a newer version is reported', async () => {
    const env = { DATA_DIR: newFolder() };
    const app = await startTestApp({ env });
    await app.stop();
    const database = new DatabaseSync(join(env.DATA_DIR, 'wordlamp.sqlite'));
    onTestFinished(() => database.close());

    database.exec("DELETE FROM kysely_migration WHERE name = '0007-provider-flows'");
    expect((await examine(env)).of('database', 'warn')).toEqual([expect.stringContaining('0007-provider-flows')]);
    database.exec("INSERT INTO kysely_migration VALUES ('9999-later', '2030-01-01')");
    expect((await examine(env)).of('database', 'fail')).toEqual([expect.stringContaining('9999-later')]);
  });

  test('is only read: one that is not there is not made', async () => {
    const env = { DATA_DIR: join(newFolder(), 'data') };

    const { of } = await examine(env);

    expect(of('database', 'warn')).toEqual([expect.stringContaining('the first start makes it')]);
    expect((await examine(env)).of('disk', 'warn')).toEqual([expect.stringContaining('is not there yet')]);
  });
});

describe('PostgreSQL', () => {
  async function newDatabase() {
    const database = await createTestDatabase('PostgreSQL');
    onTestFinished(database.remove);
    return 'postgresUrl' in database.place ? database.place.postgresUrl : '';
  }

  test('is checked while a server runs on it', async () => {
    const env = await startReachableServer({ DATABASE_URL: await newDatabase(), SECRET_KEY });

    const { of } = await examine(env);

    expect([...of('database', 'warn'), ...of('database', 'fail'), ...of('clock', 'fail')]).toEqual([]);
    expect(of('database', 'ok')).toEqual([
      expect.stringMatching(/^PostgreSQL \d+/),
      expect.stringContaining('are those of this version'),
      expect.stringContaining('may do what the server does'),
      expect.stringMatching(/^\d+ connections, \d+ in use; each server takes up to 10, so \d+ servers fit$/),
    ]);
  });

  test('that is empty, has a wrong clock, is forbidden or down is reported', async () => {
    const url = await newDatabase();
    const env = { DATABASE_URL: url, SECRET_KEY, DATA_DIR: newFolder() };
    expect((await examine(env)).of('database', 'warn')).toEqual([expect.stringContaining('the database is empty')]);

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await examine(env)).of('clock', 'fail')).toEqual([expect.stringMatching(/^(59|60)\.\d s between/)]);
    vi.useRealTimers();

    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create table note (id int); drop role if exists doctor_guest; create role doctor_guest login');
    const guest = new URL(url);
    guest.username = 'doctor_guest';
    const asGuest = await examine({ ...env, DATABASE_URL: guest.href });
    await client.query('revoke create on schema public from public; drop table note');
    const asEmptyGuest = await examine({ ...env, DATABASE_URL: guest.href });
    await client.query('drop role doctor_guest');
    await client.end();
    expect(asGuest.of('database', 'fail')).toEqual([expect.stringContaining('may not read or write note')]);
    expect(asEmptyGuest.of('database', 'fail')).toEqual([expect.stringContaining('may not create tables')]);

    const away = await examine({ ...env, DATABASE_URL: 'postgres://site:a-secret-word@127.0.0.1:9/site' });
    expect(away.of('database', 'fail')).toEqual([expect.stringContaining('(ECONNREFUSED)')]);
    expect(away.text).not.toContain('a-secret-word');
  });
});

describe('the command', () => {
  const run = (words: string[], env: Record<string, string>) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
      execFile(process.execPath, [MAIN, ...words], { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      ),
    );

  test('ends with code 1 where something is to be mended, and prints no secret', async () => {
    const secrets = {
      SECRET_KEY,
      DATABASE_URL: 'postgres://site:word-of-database@127.0.0.1:9/site',
      SMTP_URL: 'smtp://site:word-of-mail@127.0.0.1:9',
      SMS_TOKEN: 'word-of-gateway',
      METRICS_TOKEN: 'word-of-metrics-1',
      AUTH_HOME_CLIENT_SECRET: 'word-of-provider',
    };
    const provider = { AUTH_PROVIDERS: 'home', AUTH_HOME_ISSUER: 'http://127.0.0.1:9', AUTH_HOME_CLIENT_ID: 'a' };
    const rest = { MAIL_FROM: 'site@wordlamp.test', SMS_URL: 'http://127.0.0.1:9/', SMS_COUNTRIES: 'DE' };

    const { code, stdout, stderr } = await run([], {
      ...secrets,
      ...provider,
      ...rest,
      DATA_DIR: newFolder(),
      PUBLIC_URL: 'http://127.0.0.1:9',
    });

    expect(code).toBe(1);
    expect(stderr).toBe('');
    for (const check of ['database', 'mail', 'provider home', 'short messages', 'PUBLIC_URL'])
      expect(stdout).toMatch(new RegExp(`^fail  ${check}: `, 'm'));
    expect(stdout).not.toContain('word-of');
    expect(stdout).not.toContain(SECRET_KEY);
  });

  test.each([['--frobnicate'], ['--send-to=nobody']])('explains itself for %s', async (word) => {
    const { code, stderr } = await run([word], {});

    expect(code).toBe(2);
    expect(stderr).toContain('Usage: npm run doctor');
  });
});
