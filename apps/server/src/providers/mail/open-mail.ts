import { join } from 'node:path';
import { findNewestMail } from './find-newest-mail.ts';
import { sendBySmtp } from './send-by-smtp.ts';
import type { SendMail } from './send-mail.ts';
import { sweepOutbox } from './sweep-outbox.ts';
import { writeToOutbox } from './write-to-outbox.ts';

type MailSettings = { smtpUrl: string | undefined; mailFrom: string; dataDir: string };
type MailWatch = { now: () => Date; onWritten: (file: string) => void };

type OpenMail = {
  sendMail: SendMail;
  /** The mail written last, where mails are written to the outbox. */
  findNewestMail: (() => Promise<string | undefined>) | undefined;
  /** Deletes what has lain in the outbox too long. */
  sweep: () => Promise<void>;
  close: () => void;
};

/** The mail server that is set up, or the outbox. */
export function openMail(settings: MailSettings, watch: MailWatch): OpenMail {
  const { smtpUrl, mailFrom, dataDir } = settings;
  const folder = join(dataDir, 'outbox');
  const sweep = () => sweepOutbox(folder, watch.now());
  if (smtpUrl !== undefined) return { ...sendBySmtp(smtpUrl, mailFrom), findNewestMail: undefined, sweep };
  const sendMail = writeToOutbox({ folder, from: mailFrom, ...watch });
  return { sendMail, findNewestMail: () => findNewestMail(folder), sweep, close: () => undefined };
}
