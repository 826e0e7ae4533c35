import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startMailbox } from '../../testing/start-mailbox.ts';
import { sendBySmtp } from './send-by-smtp.ts';
import { SmtpError } from './smtp-error.ts';

const MAIL = { to: 'ann@example.org', subject: 'Hello', text: 'As text', html: '<p>As HTML</p>' };
const FROM = 'site@wordlamp.test';

const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error as SmtpError,
  );

test('a mail has both forms, and says that a program wrote it', async () => {
  const { url, letters } = await startMailbox();

  await sendBySmtp(url, FROM).sendMail(MAIL);

  expect(letters[0]).toMatchObject({ from: FROM, to: ['ann@example.org'] });
  expect(letters[0]?.text).toContain('As text');
  expect(letters[0]?.text).toContain('<p>As HTML</p>');
  expect(letters[0]?.text).toContain('Auto-Submitted: auto-generated');
});

test.each([
  { name: 'a line end in the recipient', mail: { ...MAIL, to: 'ann@example.org\r\nBcc: eve@evil.test' } },
  { name: 'a comma in the recipient', mail: { ...MAIL, to: 'ann@example.org, eve@evil.test' } },
  { name: 'a line end in the subject', mail: { ...MAIL, subject: 'Hello\r\nBcc: eve@evil.test' } },
  { name: 'a line end in the sender', mail: { ...MAIL, replyTo: 'ben@example.org\r\nBcc: eve@evil.test' } },
])('$name adds neither a recipient nor a header', async ({ mail }) => {
  const { url, letters } = await startMailbox();

  await failureOf(sendBySmtp(url, FROM).sendMail(mail));

  for (const { to, text } of letters) {
    expect(to).not.toContain('eve@evil.test');
    expect(text).not.toMatch(/^bcc:/im);
  }
});

test('a mail server with an untrusted certificate gets nothing, since STARTTLS is used if offered', async () => {
  const { url, letters } = await startMailbox({ disabledCommands: [] });

  const error = await failureOf(sendBySmtp(url, FROM).sendMail(MAIL));

  expect(error?.message).toMatch(/certificate/i);
  expect(error?.isFinal).toBe(false);
  expect(letters).toEqual([]);
});

test('the same certificate ends a connection that is encrypted from its beginning', async () => {
  const { url, letters } = await startMailbox({ secure: true });

  const error = await failureOf(sendBySmtp(url.replace('smtp:', 'smtps:'), FROM).sendMail(MAIL));

  expect(error?.message).toMatch(/certificate/i);
  expect(letters).toEqual([]);
});

test('a password is never sent in the clear', async () => {
  let hasAsked = false;
  const { url, letters } = await startMailbox({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => {
      hasAsked = true;
      done(null, { user: 'site' });
    },
  });

  const error = await failureOf(sendBySmtp(url.replace('//', '//site:secret@'), FROM).sendMail(MAIL));

  expect(error?.message).toContain('STARTTLS');
  expect(hasAsked).toBe(false);
  expect(letters).toEqual([]);
});

test.each([
  { responseCode: 451, isFinal: false },
  { responseCode: 550, isFinal: true },
])('a recipient refused with $responseCode: it is final: $isFinal, and the error contains no address', async (row) => {
  const { url } = await startMailbox({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`<${address}> is not welcome`), { responseCode: row.responseCode })),
  });

  const error = await failureOf(sendBySmtp(url, FROM).sendMail(MAIL));

  expect(error).toBeInstanceOf(SmtpError);
  expect(error?.isFinal).toBe(row.isFinal);
  expect(error?.message).toContain(`${row.responseCode} <<address>> is not welcome`);
  expect(JSON.stringify({ ...error, message: error?.message, stack: error?.stack })).not.toContain('ann@');
});

test('a wrong password is not the end of a mail: the operator can mend it', async () => {
  const refused = Object.assign(new Error('Wrong'), { code: 'EAUTH', responseCode: 535 });

  expect(new SmtpError(refused).isFinal).toBe(false);
});

test('a server that greets late is waited for', async () => {
  let greet: (() => void) | undefined;
  const { url, letters } = await startMailbox({
    onConnect: (_session, done) => {
      greet = () => done();
      setImmediate(() => setImmediate(() => greet?.()));
    },
  });

  await sendBySmtp(url, FROM).sendMail(MAIL);

  expect(letters).toHaveLength(1);
});

test('a server that never greets is given up', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());

  const port = (silent.address() as AddressInfo).port;
  const error = await failureOf(sendBySmtp(`smtp://127.0.0.1:${port}`, FROM).sendMail(MAIL));

  expect(error?.message).toContain('ETIMEDOUT');
});
