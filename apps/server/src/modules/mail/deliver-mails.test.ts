import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics, type Metrics } from '../../insight/metrics.ts';
import { openMail } from '../../providers/mail/open-mail.ts';
import { startMails } from '../../start-mails.ts';
import { ROUTE_DATABASE_KINDS } from '../../testing/create-test-database.ts';
import { sharedDatabase } from '../../testing/shared-database.ts';
import { startMailbox } from '../../testing/start-mailbox.ts';

const START = Date.parse('2026-11-20T12:00:00.000Z');
const MINUTE_MS = 60_000;
const LINK = 'https://wordlamp.test/auth/v1/verify?token=secret-token';
const MAIL = { kind: 'confirmSignUp', link: LINK } as const;

describe.each(ROUTE_DATABASE_KINDS)('the queue of mails on %s', (kind) => {
  const shared = sharedDatabase(kind);
  let time: number;
  let lines: string[];
  let metrics: Metrics;
  beforeEach(async () => {
    time = START;
    lines = [];
    await shared.db.deleteFrom('queued_mail').execute();
  });

  const waiting = () => shared.db.selectFrom('queued_mail').selectAll().execute();
  const log = (): Logger => pino({ base: null }, { write: (line: string) => void lines.push(line) });

  /** A server's queue, stopped after the test. */
  function startQueue(smtpUrl: string | undefined, { dataDir = '', secretKey = Buffer.alloc(32, 1) } = {}) {
    const now = () => new Date(time);
    const mail = openMail({ smtpUrl, mailFrom: 'site@wordlamp.test', dataDir }, { now, onWritten: () => undefined });
    const { sendMail } = mail;
    metrics = createMetrics({ version: '1', database: 'sqlite' });
    const mails = startMails({
      db: shared.db,
      secretKey,
      sendMail,
      publicUrl: 'https://wordlamp.test',
      metrics,
      log: log(),
      now,
    });
    onTestFinished(() => mails.stop(1000));
    return mails;
  }

  test('a mail is sent, and nothing of it is kept', async () => {
    const { url, letters } = await startMailbox();
    const mails = startQueue(url);

    await mails.queueMail('ann@example.org', 'en', MAIL);
    await mails.wake();

    expect(letters).toMatchObject([{ from: 'site@wordlamp.test', to: ['ann@example.org'] }]);
    expect(await waiting()).toEqual([]);
  });

  test('without a mail server it is a file in the outbox, as HTML and as text', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'wordlamp-outbox-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const mails = startQueue(undefined, { dataDir });

    await mails.queueMail('ann@example.org', 'en', MAIL);
    await mails.wake();

    const [file = ''] = readdirSync(join(dataDir, 'outbox'));
    const mail = readFileSync(join(dataDir, 'outbox', file), 'utf8');
    expect(mail).toContain('To: ann@example.org');
    expect(mail).toContain('Subject: Confirm your email address');
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('Content-Type: text/html');
    expect(await waiting()).toEqual([]);
  });

  test('what waits is sealed', async () => {
    const mails = startQueue('smtp://127.0.0.1:1');
    await mails.stop(1000);

    await mails.queueMail('ann@example.org', 'en', MAIL);

    const [row] = await waiting();
    expect(Buffer.from(row?.sealed ?? '', 'base64').toString('latin1')).not.toMatch(/ann@|secret-token|confirmSignUp/);
    expect(JSON.stringify(row)).not.toMatch(/ann@|secret-token|confirmSignUp/);
  });

  test('a server that starts sends what waited', async () => {
    const { url, letters } = await startMailbox();
    const before = startQueue(url);
    await before.stop(1000);
    await before.queueMail('ann@example.org', 'en', MAIL);
    expect(letters).toEqual([]);

    startQueue(url);

    await vi.waitFor(() => expect(letters).toHaveLength(1));
    await vi.waitFor(async () => expect(await waiting()).toEqual([]));
  });

  test('a mail server that refuses for now is asked again after growing pauses', async () => {
    let refusals = 3;
    const { url, letters } = await startMailbox({
      onRcptTo: (_address, _session, done) =>
        done(
          refusals-- > 0 ? Object.assign(new Error('Try again later, ann@example.org'), { responseCode: 451 }) : null,
        ),
    });
    const mails = startQueue(url);
    await mails.queueMail('ann@example.org', 'en', MAIL);
    await mails.wake();

    for (const [minutes, left] of [
      [1, 1],
      [4.9, 1],
      [0.1, 1],
      [14.9, 1],
      [0.1, 0],
    ] as const) {
      time += minutes * MINUTE_MS;
      await mails.wake();
      expect(await waiting()).toHaveLength(left);
    }

    expect(letters).toHaveLength(1);
    expect(lines.filter((line) => line.includes('tried again later'))).toHaveLength(3);
    expect(await metrics.text()).toContain('wordlamp_mails_total{outcome="failed"} 3\n');
    expect(lines.join('')).not.toMatch(/ann@|secret-token/);
  });

  test('a mail that the server refuses for good is given up at once, and the log names no address', async () => {
    const { url } = await startMailbox({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('No such person: <ann@example.org>'), { responseCode: 550 })),
    });
    const mails = startQueue(url);
    await mails.queueMail('ann@example.org', 'en', MAIL);

    await mails.wake();

    expect(await waiting()).toEqual([]);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      kind: 'confirmSignUp',
      msg: expect.stringContaining('given up'),
    });
    expect(lines[0]).toContain('550');
    expect(lines[0]).not.toMatch(/ann@|secret-token/);
  });

  test('an undeliverable mail is given up within a day, after eight tries', async () => {
    const mails = startQueue('smtp://127.0.0.1:1');
    await mails.queueMail('ann@example.org', 'en', MAIL);
    await mails.wake();

    while ((await waiting()).length > 0 && time < START + 48 * 60 * MINUTE_MS) {
      time += 30 * MINUTE_MS;
      await mails.wake();
    }

    expect(time).toBeLessThanOrEqual(START + 24 * 60 * MINUTE_MS);
    expect(lines.filter((line) => line.includes('tried again later'))).toHaveLength(7);
    expect(lines.filter((line) => line.includes('given up'))).toHaveLength(1);
    expect(await metrics.text()).toContain('wordlamp_mails_total{outcome="given_up"} 1\n');
  });

  test('a mail whose day is over when the server comes back is not sent', async () => {
    const { url, letters } = await startMailbox();
    const mails = startQueue(url);
    await mails.stop(1000);
    await mails.queueMail('ann@example.org', 'en', MAIL);

    time += 24 * 60 * MINUTE_MS;
    startQueue(url);

    await vi.waitFor(async () => expect(await waiting()).toEqual([]));
    expect(letters).toEqual([]);
    expect(lines.join('')).toContain('given up');
  });

  test('a mail that another key sealed stays for the server that has it', async () => {
    const { url, letters } = await startMailbox();
    const stranger = startQueue(url, { secretKey: Buffer.alloc(32, 2) });
    await stranger.stop(1000);
    await stranger.queueMail('ann@example.org', 'en', MAIL);

    await startQueue(url).wake();

    expect(letters).toEqual([]);
    expect(await waiting()).toHaveLength(1);
    expect(lines.join('')).toContain('unreadable');
  });

  test('two servers on one database send each of twenty mails once', async () => {
    const { url, letters } = await startMailbox();
    const servers = [startQueue(url), startQueue(url)] as const;
    for (const server of servers) await server.wake();

    const people = Array.from({ length: 20 }, (_, index) => `person${index}@example.org`);
    await Promise.all(people.map((to, index) => servers[index % 2 === 0 ? 0 : 1].queueMail(to, 'en', MAIL)));
    await Promise.all(servers.map((server) => server.wake()));

    await vi.waitFor(async () => expect(await waiting()).toEqual([]));
    expect(letters.map(({ to }) => to[0]).sort()).toEqual(people.sort());
  });

  test('a server that stops finishes the mail under way and leaves the others', async () => {
    let answer: (() => void) | undefined;
    const { url } = await startMailbox({
      onRcptTo: (_address, _session, done) => {
        answer = done;
      },
    });
    const mails = startQueue(url);
    for (const to of ['ann@example.org', 'ben@example.org']) await mails.queueMail(to, 'en', MAIL);
    await vi.waitFor(() => expect(answer).toBeDefined());

    const stopped = mails.stop(10_000);
    answer?.();
    await stopped;

    expect(await waiting()).toHaveLength(1);
  });

  test('a server that died with a mail in hand leaves it to another one, after a while', async () => {
    const silent = await startMailbox({ onRcptTo: () => undefined });
    const dying = startQueue(silent.url);
    await dying.queueMail('ann@example.org', 'en', MAIL);
    await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ tries: 1 }]));
    const { url, letters } = await startMailbox();
    const other = startQueue(url);

    await other.wake();
    expect(letters).toEqual([]);
    time += 5 * MINUTE_MS;
    await other.wake();

    expect(letters).toHaveLength(1);
  });
});
