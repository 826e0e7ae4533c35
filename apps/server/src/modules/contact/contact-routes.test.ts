import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createTestDatabase, ROUTE_DATABASE_KINDS } from '../../testing/create-test-database.ts';
import { readAnswer } from '../../testing/read-answer.ts';
import { startMailbox } from '../../testing/start-mailbox.ts';
import { testApp } from '../../testing/test-app.ts';

const PATH = '/functions/v1/contact';
const SECRET_KEY = Buffer.alloc(32, 3).toString('base64');
/** After its start the server is briefly busy warming up twelve languages. */
const PATIENCE = { timeout: 20_000 };
const MESSAGE = {
  name: 'Ann Meyer',
  email: 'ann@example.org',
  subject: 'Two thumbs up',
  message: 'The Arabic page is lovely.\nThank you.',
  category: 'feedback',
};

test('a message is forwarded by a real mail server, and answering it answers the sender', async () => {
  const { url, letters } = await startMailbox();
  const app = await testApp({
    env: { SMTP_URL: url, MAIL_FROM: 'site@wordlamp.test', CONTACT_TO: 'team@wordlamp.test' },
  });

  const response = await app.post(PATH, MESSAGE);

  expect(response.status).toBe(200);
  expect(await readAnswer(response)).toEqual({ received: true });
  await vi.waitFor(() => expect(letters).toHaveLength(1), PATIENCE);
  expect(letters[0]).toMatchObject({ from: 'site@wordlamp.test', to: ['team@wordlamp.test'] });
  expect(letters[0]?.text).toContain('Reply-To: ann@example.org');
  expect(letters[0]?.text).toContain('Subject: [Wordlamp feedback] Two thumbs up');
  expect(letters[0]?.text).toContain('The Arabic page is lovely.');
});

test('without a mail server the mail lies in the outbox', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wordlamp-outbox-'));
  const app = await testApp({ env: { DATA_DIR: dataDir, CONTACT_TO: 'team@wordlamp.test' } });

  await app.post(PATH, MESSAGE);

  const outbox = join(dataDir, 'outbox');
  const [file = ''] = await vi.waitFor(() => {
    const mails = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
    expect(mails).toHaveLength(1);
    return mails;
  }, PATIENCE);
  expect(readFileSync(join(outbox, file), 'utf8')).toContain('Two thumbs up');
});

test.each(ROUTE_DATABASE_KINDS)(
  'a message is stored sealed on %s, also where its mail cannot be sent',
  async (kind) => {
    const database = await createTestDatabase(kind);
    const { place } = database;
    const lines: string[] = [];
    const app = await testApp({
      env: {
        SECRET_KEY,
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'site@wordlamp.test',
        CONTACT_TO: 'team@wordlamp.test',
        ...('postgresUrl' in place ? { DATABASE_URL: place.postgresUrl } : {}),
      },
      onLogLine: (line) => lines.push(line),
    });

    expect((await app.post(PATH, MESSAGE)).status).toBe(200);

    await vi.waitFor(() => expect(lines.join('')).toContain('forwarding a contact message failed'), PATIENCE);
    expect(lines.join('')).not.toContain('Arabic');
    await app.stop();
    await database.remove();
  },
);

test.each([
  { name: 'no name', fields: { name: '' }, code: 'contact_fields_missing' },
  { name: 'only blanks for a subject', fields: { subject: '  ' }, code: 'contact_fields_missing' },
  { name: 'an invisible name', fields: { name: '\u200B\u2060' }, code: 'contact_fields_missing' },
  { name: 'Hangul fillers for a subject', fields: { subject: '\u3164 \u3164' }, code: 'contact_fields_missing' },
  { name: 'empty Braille for a message', fields: { message: '\u2800\n\u2800' }, code: 'contact_fields_missing' },
  { name: 'no message', fields: { message: '\n' }, code: 'contact_fields_missing' },
  { name: 'no address', fields: { email: 'ann' }, code: 'contact_email_invalid' },
  { name: 'two addresses', fields: { email: 'a@example.org,b@example.org' }, code: 'contact_email_invalid' },
  { name: 'D6 an encoded word', fields: { email: '=?utf-8?q?ann?=@example.org' }, code: 'contact_email_invalid' },
  { name: 'D6 one in the domain', fields: { email: 'a@=?utf-8?b?YQ==?=.org' }, code: 'contact_email_invalid' },
  { name: 'another header in the subject', fields: { subject: 'Hi\r\nBcc: x@y.zz' }, code: 'validation_failed' },
  { name: 'another header in the address', fields: { email: 'a@b.cc\r\nBcc: x@y.zz' }, code: 'validation_failed' },
  { name: 'an unknown category', fields: { category: 'spam' }, code: 'validation_failed' },
  { name: 'a message of 5,001 characters', fields: { message: 'x'.repeat(5001) }, code: 'validation_failed' },
  { name: 'a name that is a list', fields: { name: ['Ann'] }, code: 'validation_failed' },
])('$name is refused as $code, and nothing is sent', async ({ fields, code }) => {
  const { url, letters } = await startMailbox();
  const app = await testApp({
    env: { SMTP_URL: url, MAIL_FROM: 'site@wordlamp.test', CONTACT_TO: 'team@wordlamp.test' },
  });

  const response = await app.post(PATH, { ...MESSAGE, ...fields });

  expect(response.status).toBe(400);
  expect(await readAnswer(response)).toMatchObject({ code });
  expect(letters).toEqual([]);
});

test('the sixth message of a sender within an hour is refused, another sender’s is not', async () => {
  const app = await testApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const from = async (address: string) => (await app.post(PATH, MESSAGE, { 'x-forwarded-for': address })).status;

  const statuses = [];
  for (let sent = 0; sent < 6; sent += 1) statuses.push(await from('198.51.100.1'));

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await from('198.51.100.2')).toBe(200);
});

test.each([
  { name: 'without a subject', fields: { subject: ' ' } },
  { name: 'with half an address', fields: { email: 'ann@' } },
  { name: 'of an unknown category', fields: { category: 'spam' } },
])('messages $name do not count: the sender can still send five', async ({ fields }) => {
  const app = await testApp();
  for (let sent = 0; sent < 6; sent += 1) expect((await app.post(PATH, { ...MESSAGE, ...fields })).status).toBe(400);

  const statuses = [];
  for (let sent = 0; sent < 6; sent += 1) statuses.push((await app.post(PATH, MESSAGE)).status);

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
