import { join } from 'node:path';
import { sendBySmtp } from './send-by-smtp.ts';
import type { SendMail } from './send-mail.ts';
import { writeToOutbox } from './write-to-outbox.ts';

type MailSettings = { smtpUrl: string | undefined; mailFrom: string; dataDir: string };
type MailWatch = { now: () => Date; onWritten: (file: string) => void };

/** The mail server that is set up, or the outbox. */
export function openMail(settings: MailSettings, watch: MailWatch): { sendMail: SendMail; close: () => void } {
  const { smtpUrl, mailFrom, dataDir } = settings;
  if (smtpUrl !== undefined) return sendBySmtp(smtpUrl, mailFrom);
  const sendMail = writeToOutbox({ folder: join(dataDir, 'outbox'), from: mailFrom, ...watch });
  return { sendMail, close: () => undefined };
}
