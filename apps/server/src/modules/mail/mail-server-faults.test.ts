import { expect, test, vi } from 'vitest';
import { accountApp, PASSWORD } from '../../testing/account-app.ts';
import { type DatabaseKind, ROUTE_DATABASE_KINDS } from '../../testing/create-test-database.ts';
import { startMailbox } from '../../testing/start-mailbox.ts';

const EMAIL = 'ann@example.org';
const PATIENCE = { timeout: 20_000 };

async function signUpWith(kind: DatabaseKind, smtpUrl: string) {
  const lines: string[] = [];
  const app = await accountApp(kind, {
    env: { SMTP_URL: smtpUrl, MAIL_FROM: 'site@wordlamp.test' },
    onLogLine: (line) => lines.push(line),
  });
  const { data, error } = await app.client().auth.signUp({ email: EMAIL, password: PASSWORD });
  expect(error).toBeNull();
  expect(data.user?.email).toBe(EMAIL);
  return { app, lines };
}

test.each(ROUTE_DATABASE_KINDS)(
  'a mail server that is down loses no sign-up, and the log contains no address: %s',
  async (kind) => {
    const { lines } = await signUpWith(kind, 'smtp://127.0.0.1:1');

    await vi.waitFor(() => expect(lines.join('')).toContain('is tried again later'), PATIENCE);
    expect(lines.join('')).toContain('ECONNREFUSED');
    expect(lines.join('')).not.toMatch(/ann@|token=/);
  },
);

test.each(ROUTE_DATABASE_KINDS)('no answer waits for a mail server that says nothing: %s', async (kind) => {
  let greet: (() => void) | undefined;
  const { url, letters } = await startMailbox({
    onConnect: (_session, done) => {
      greet = () => done();
    },
  });

  await signUpWith(kind, url);
  expect(letters).toEqual([]);

  await vi.waitFor(() => expect(greet).toBeDefined(), PATIENCE);
  greet?.();
  await vi.waitFor(() => expect(letters).toMatchObject([{ to: [EMAIL] }]), PATIENCE);
});

test('a server that stops finishes the mail that it is sending', async () => {
  let accept: (() => void) | undefined;
  const { url, letters } = await startMailbox({
    onRcptTo: (_address, _session, done) => {
      accept = () => done();
    },
  });
  const { app } = await signUpWith('SQLite', url);
  await vi.waitFor(() => expect(accept).toBeDefined(), PATIENCE);

  const stopped = app.stop();
  accept?.();
  await stopped;

  expect(letters).toMatchObject([{ to: [EMAIL] }]);
});
