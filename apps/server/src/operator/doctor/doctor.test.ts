import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { freePort } from '../../testing/free-port.ts';
import { listenOnLoopback } from '../../testing/listen-on-loopback.ts';
import { startMailbox } from '../../testing/start-mailbox.ts';
import { startOidcProvider } from '../../testing/start-oidc-provider.ts';
import { startSmsGateway } from '../../testing/start-sms-gateway.ts';
import { startTestApp, testApp } from '../../testing/test-app.ts';
import { writeTestSite } from '../../testing/write-test-site.ts';
import { doctor } from './doctor.ts';
import type { Finding } from './finding.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const SECRET_KEY = Buffer.alloc(32, 5).toString('base64');

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function newPlace({ isStale = false } = {}) {
  const staleCheck = join(newFolder(), 'check.mjs');
  writeFileSync(staleCheck, `process.exit(process.argv[2] === '--check' ? ${isStale ? 1 : 0} : 2)`);
  return { siteRoot: writeTestSite(), staleCheck };
}

async function examine(env: Record<string, string>, words: string[] = [], place = newPlace()) {
  const { text, hasFailed } = await doctor(['--json', ...words], env, place);
  const { findings } = JSON.parse(text) as { findings: Finding[] };
  const of = (check: string, status: Finding['status']) =>
    findings.filter((found) => found.check === check && found.status === status).map(({ says }) => says);
  return { findings, hasFailed, text, of };
}

/** A server under an address that leads to it. */
async function startServer(env: Record<string, string> = {}) {
  const port = String(await freePort());
  const settings = { DATA_DIR: newFolder(), PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, ...env };
  const files = process.umask(0o077); // as the process of the server has it
  await testApp({ env: settings });
  process.umask(files);
  return settings;
}

test('beside a healthy server everything is right, and the last line counts it', async () => {
  const env = await startServer();

  const { findings } = await examine(env);
  const isSpeed = (text: string) => text.includes('a durable write takes'); // what it takes is this machine's matter
  expect(findings.filter(({ status, says }) => status !== 'ok' && !isSpeed(says))).toEqual([]);
  expect(new Set(findings.map(({ check }) => check))).toEqual(
    new Set(['settings', 'disk', 'database', 'clock', 'mail', 'site', 'PUBLIC_URL']),
  );

  const { text } = await doctor([], env, newPlace());
  const lines = text.trimEnd().split('\n');
  expect(lines).toHaveLength(findings.length + 1);
  expect(lines.at(-1)).toMatch(/^\d+ ok, [01] to look at, [01] to mend$/);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(isSpeed(line) ? / \d+\.\d\d ms/ : /^ok {4}[\w ]+: \S/);
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

test('what is taken and yet hardly meant is told', async () => {
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
    const env = await startServer();
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
  test('that is damaged is told', async () => {
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

  test('of an older or a newer version is told', async () => {
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

  test('is looked at beside a server that runs on it', async () => {
    const env = await startServer({ DATABASE_URL: await newDatabase(), SECRET_KEY });

    const { of } = await examine(env);

    expect([...of('database', 'warn'), ...of('database', 'fail'), ...of('clock', 'fail')]).toEqual([]);
    expect(of('database', 'ok')).toEqual([
      expect.stringMatching(/^PostgreSQL \d+/),
      expect.stringContaining('are those of this version'),
      expect.stringContaining('may do what the server does'),
      expect.stringMatching(/^\d+ connections, \d+ in use; each server takes up to 10, so \d+ servers fit$/),
    ]);
  });

  test('that is empty, far in time, forbidden or away is told', async () => {
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

describe('mail', () => {
  test('a mail server is greeted, and sent a mail only where one is asked for', async () => {
    const { url, letters } = await startMailbox();
    const env = { SMTP_URL: url, MAIL_FROM: 'site@wordlamp.test', DATA_DIR: newFolder() };

    expect((await examine(env)).of('mail', 'ok')).toHaveLength(1);
    expect(letters).toEqual([]);
    expect((await examine(env, ['--send-to', 'ann@example.org'])).of('mail', 'ok')).toHaveLength(2);
    expect(letters).toMatchObject([{ from: 'site@wordlamp.test', to: ['ann@example.org'] }]);
  });

  test.each([
    { name: 'has a certificate that nobody vouches for', options: { disabledCommands: [] }, says: /certificate/i },
    { name: 'offers no encryption for the password', options: {}, user: 'site:a-secret-word@', says: /STARTTLS/ },
    {
      name: 'refuses',
      options: { onConnect: (_: unknown, done: (e: Error) => void) => done(new Error('no')) },
      says: /mail server/,
    },
  ])('a mail server that $name is a failure', async ({ options, user = '', says }) => {
    const { url } = await startMailbox(options);
    const env = { SMTP_URL: url.replace('//', `//${user}`), MAIL_FROM: 'site@wordlamp.test', DATA_DIR: newFolder() };

    const { of, text } = await examine(env);

    expect(of('mail', 'fail')).toEqual([expect.stringMatching(says)]);
    expect(text).not.toContain('a-secret-word');
  });

  test('without a mail server a public site is warned, and cannot send', async () => {
    const env = { PUBLIC_URL: 'https://wordlamp.invalid', DATA_DIR: newFolder() };

    const { of } = await examine(env, ['--send-to', 'ann@example.org']);

    expect(of('mail', 'warn')).toEqual([expect.stringContaining('set SMTP_URL')]);
    expect(of('mail', 'fail')).toEqual(['--send-to needs SMTP_URL']);
  });
});

describe('other services', () => {
  test('a provider is asked who it is and what time it has', async () => {
    const provider = await startOidcProvider();
    const env = { ...provider.env('home'), PUBLIC_URL: 'http://127.0.0.1:9', DATA_DIR: newFolder() };

    expect((await examine(env)).of('provider home', 'ok')).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await examine(env)).of('provider home', 'warn')).toEqual([expect.stringMatching(/^(59|6\d) s between/)]);
    vi.useRealTimers();
    const elsewhere = { ...env, AUTH_HOME_ISSUER: provider.issuer.replace('127.0.0.1', 'localhost') };
    const { of, text } = await examine(elsewhere);
    expect(of('provider home', 'fail')).toEqual([expect.stringContaining('look at AUTH_HOME_ISSUER')]);
    expect(text).not.toContain('a secret: of');
    const away = { ...env, AUTH_HOME_ISSUER: 'http://127.0.0.1:9' };
    expect((await examine(away)).of('provider home', 'fail')).toEqual([expect.stringContaining('fetch failed')]);
  });

  test('the gateway for short messages is greeted, and sent nothing', async () => {
    const gateway = await startSmsGateway();
    const env = { ...gateway.env, DATA_DIR: newFolder() };

    expect((await examine(env)).of('short messages', 'ok')).toHaveLength(1);
    expect(gateway.messages).toEqual([]);
    const away = await examine({ ...env, SMS_URL: 'http://127.0.0.1:9/' });
    expect(away.of('short messages', 'fail')).toEqual([expect.stringContaining('cannot be reached')]);
  });
});

describe('the site', () => {
  test('that is not built, or older than its sources, is told', async () => {
    const env = { DATA_DIR: newFolder() };
    const place = newPlace({ isStale: true });

    expect((await examine(env, [], place)).of('site', 'warn')).toEqual([expect.stringContaining('npm run build')]);
    const empty = { ...place, siteRoot: newFolder() };
    expect((await examine(env, [], empty)).of('site', 'fail')).toEqual([expect.stringContaining('npm run build')]);
  });

  test('under a public address that leads nowhere is told', async () => {
    const { of } = await examine({ PUBLIC_URL: `http://127.0.0.1:${await freePort()}`, DATA_DIR: newFolder() });

    expect(of('PUBLIC_URL', 'fail')).toEqual([expect.stringContaining('(ECONNREFUSED)')]);
  });

  test.each([
    { name: 'says for whom it asks', headers: { 'x-forwarded-for': '198.51.100.7' }, status: 'ok', says: 'no metrics' },
    { name: 'makes everybody look local', headers: {}, status: 'fail', says: 'X-Forwarded-For' },
  ] as const)('behind a proxy that $name', async ({ headers, status, says }) => {
    const port = await freePort();
    const proxy = await listenOnLoopback((incoming, outgoing) => {
      const onward = ask({ host: '127.0.0.1', port, path: incoming.url, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500);
        answer.pipe(outgoing);
      });
      onward.end();
    });
    // This name of the loopback is none that the product knows, and so stands for the world.
    const PUBLIC_URL = proxy.replace('127.0.0.1', '0.0.0.0');
    const env = await startServer({ PORT: String(port), PUBLIC_URL, TRUSTED_PROXIES: '127.0.0.1' });

    const { of } = await examine(env);

    expect(of('PUBLIC_URL', status).join('\n')).toContain(says);
    expect(of('PUBLIC_URL', 'fail').join('\n')).toContain('is http');
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
    const rest = { MAIL_FROM: 'site@wordlamp.test', SMS_URL: 'http://127.0.0.1:9/', DATA_DIR: newFolder() };

    const { code, stdout, stderr } = await run([], {
      ...secrets,
      ...provider,
      ...rest,
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
