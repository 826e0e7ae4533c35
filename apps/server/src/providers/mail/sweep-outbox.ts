import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Links in mails work for a day; after that a mail is only personal data, which should not be kept forever. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Mails, and what a crash left of one. */
const MAIL = /\.eml(\.part)?$/;

/** Deletes mails that were written to the outbox more than 30 days ago. */
export async function sweepOutbox(folder: string, now: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!MAIL.test(name)) continue;
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < now.getTime() - KEPT_MS) await rm(file, { force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []; // no mail was written yet
    throw error;
  }
}
