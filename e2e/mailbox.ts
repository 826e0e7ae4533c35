import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';

/** Where the journeys' server keeps its mails; undefined before the first. */
async function outboxOf(baseURL: string): Promise<string | undefined> {
  // Not through the page: visitors in the journeys come from elsewhere, and the outbox is only for this machine.
  const response = await fetch(`${baseURL}/api/v1/outbox`);
  const { file }: { file?: string } = await response.json();
  return file === undefined || !existsSync(dirname(file)) ? undefined : dirname(file);
}

/** The mails to an address in the outbox of the journeys' server, the oldest first, as text. */
async function mailsTo(baseURL: string, address: string): Promise<string[]> {
  const outbox = await outboxOf(baseURL);
  if (outbox === undefined) return [];
  const names = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  const mails = names.sort().map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll('\r\n', '\n'));
  return mails.filter((mail) => mail.includes(`\nTo: ${address}\n`));
}

/** Waits for this many mails to an address. @returns the newest of them */
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

/** The URL of a mail's button, from its text version. */
export function linkIn(mail: string): string {
  const [link] = /https?:\/\/\S+\/auth\/v1\/verify\?[^\s"<>]+/.exec(mail) ?? [];
  if (link === undefined) throw new Error('The mail has no link.');
  return link;
}

/** The six digits of a mail or short message. MIME boundaries may contain six digits, too, within a longer word. */
export function codeIn(text: string): string {
  const [code] = /(?<![\w-])\d{6}(?![\w-])/.exec(text.split('\n\n').slice(1).join('\n\n') || text) ?? [];
  if (code === undefined) throw new Error('There is no code.');
  return code;
}

/** Waits for this many text messages to a number. @returns the text of the newest */
export async function smsTo(baseURL: string, phone: string, count: number): Promise<string> {
  let texts: string[] = [];
  await expect
    .poll(async () => {
      const file = join((await outboxOf(baseURL)) ?? '', '..', 'messages.jsonl');
      const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
      const messages: { to: string; text: string }[] = lines.map((line) => JSON.parse(line));
      texts = messages.filter(({ to }) => to === phone).map(({ text }) => text);
      return texts.length;
    })
    .toBeGreaterThanOrEqual(count);
  return texts.at(-1) ?? '';
}
