import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sendBySmtp } from './send-by-smtp.ts';
import type { SendMail } from './send-mail.ts';
import { sweepOutbox } from './sweep-outbox.ts';
import { writeToOutbox } from './write-to-outbox.ts';

type MailSettings = { smtpUrl: string | undefined; mailFrom: string; dataDir: string };
type MailWatch = { now: () => Date; onWritten: (file: string) => void };

type OpenMail = {
  sendMail: SendMail;
  /** The newest mail, if mails are written to the outbox. */
  findNewestMail: (() => Promise<string | undefined>) | undefined;
  /** Deletes old mails from the outbox. */
  sweep: () => Promise<void>;
  close: () => void;
};

/** The configured mail server, or the outbox. */
export function openMail(settings: MailSettings, watch: MailWatch): OpenMail {
  const { smtpUrl, mailFrom, dataDir } = settings;
  const folder = join(dataDir, 'outbox');
  const sweep = () => sweepOutbox(folder, watch.now());
  if (smtpUrl !== undefined) return { ...sendBySmtp(smtpUrl, mailFrom), findNewestMail: undefined, sweep };
  const sendMail = writeToOutbox({ folder, from: mailFrom, ...watch });
  return { sendMail, findNewestMail: () => findNewestMail(folder), sweep, close: () => undefined };
}

/** @returns the newest file in the outbox, if any */
async function findNewestMail(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(nothingWhereMissing);
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
  const times = await Promise.all(files.map(async (file) => (await stat(file, { bigint: true })).mtimeNs));
  let newest = 0;
  for (const [index, time] of times.entries()) if (time > (times[newest] ?? 0n)) newest = index;
  return files[newest];
}

/** The folder is created with the first mail. */
function nothingWhereMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
