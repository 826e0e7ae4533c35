import type { Worded } from '../../words/read-words.ts';
import type { AuthMail } from '../auth/auth-mail.ts';
import { fillSlots } from './fill-slots.ts';
import { type MailBlock, type MailWords, mailBlocks } from './mail-blocks.ts';
import { writeAsHtml } from './write-as-html.ts';

const asIs = (text: string) => text;

export type RenderedMail = { subject: string; text: string; html: string };

/** @param site the address of the site, which the foot of the mail names */
export function renderMail(mail: AuthMail, { words, language }: Worded<MailWords>, site: string): RenderedMail {
  const { subject, preheader } = words[mail.kind];
  const blocks = mailBlocks(mail, words);
  return {
    subject,
    text: writeAsText(blocks, words, site),
    html: writeAsHtml({ subject, preheader, blocks, words, language, site }),
  };
}

/** The plain text version of the mail. */
function writeAsText(blocks: readonly MailBlock[], words: MailWords, site: string): string {
  const footer = `-- \n${fillSlots(words.frame.footer, { site }, asIs, asIs)}`;
  return `${[...blocks.map(textOf), footer].join('\n\n')}\n`;
}

function textOf(block: MailBlock): string {
  if (block.type === 'button') return `${block.label}:\n${block.address}`;
  if (block.type === 'code') return `    ${block.code}`;
  return fillSlots(block.text, block.values, asIs, asIs);
}
