import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';

/** The mails to an address in the outbox of the journeys' server, the oldest first, as text. */
async function mailsTo(baseURL: string, address: string): Promise<string[]> {
  // Not through the page: a visitor of the journeys comes from elsewhere, and the outbox is for this machine.
  const response = await fetch(`${baseURL}/api/v1/outbox`);
  const { file }: { file?: string } = await response.json();
  if (file === undefined || !existsSync(dirname(file))) return [];
  const names = readdirSync(dirname(file)).filter((name) => name.endsWith('.eml'));
  const mails = names.sort().map((name) => readFileSync(join(dirname(file), name), 'utf8').replaceAll('\r\n', '\n'));
  return mails.filter((mail) => mail.includes(`\nTo: ${address}\n`));
}

/** Waits for so many mails to an address. @returns the newest of them */
export async function mailTo(baseURL: string, address: string, count = 1): Promise<string> {
  let mails: string[] = [];
  await expect
    .poll(async () => {
      mails = await mailsTo(baseURL, address);
      return mails.length;
    })
    .toBeGreaterThanOrEqual(count);
  return mails.at(-1) ?? '';
}

/** The address behind the button of a mail, as its text has it, which the outbox keeps as it is. */
export function linkIn(mail: string): string {
  const [link] = /https?:\/\/\S+\/auth\/v1\/verify\?[^\s"<>]+/.exec(mail) ?? [];
  if (link === undefined) throw new Error('The mail has no link.');
  return link;
}
