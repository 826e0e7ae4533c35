import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import type { SendMail } from './send-mail.ts';

type OutboxOptions = {
  /** Created with the first mail, readable only by its owner. */
  folder: string;
  from: string;
  now: () => Date;
  /** Called with the path of a written mail. */
  onWritten: (file: string) => void;
};

/** Without a mail server, mails are files that a mail program can open. */
export function writeToOutbox({ folder, from, now, onWritten }: OutboxOptions): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  let written = 0;
  return async (mail) => {
    const { text: _text, html: _html, ...composed } = composeMail(from, mail);
    // In this order, since mail programs show the last alternative they support.
    const alternatives = [
      { raw: plainPart(mail.text) },
      ...(mail.html === undefined ? [] : [{ contentType: 'text/html', content: mail.html }]),
    ];
    const { message } = await transport.sendMail({ ...composed, alternatives, date: now() });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    written += 1;
    const time = now().toISOString().replace(/[:.]/g, '-');
    const place = String(written).padStart(6, '0'); // so that names sort by time, also within a millisecond
    const file = join(folder, `${time}-${process.pid}-${place}.eml`);
    // Written under another name first, so that watchers of the folder only see complete mails.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600, flag: 'wx' });
    await rename(`${file}.part`, file);
    onWritten(file);
  };
}

/** Without line breaks, so that the link can be copied from any editor; mails over SMTP need short lines. */
function plainPart(text: string): string {
  return `Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${text}`;
}
