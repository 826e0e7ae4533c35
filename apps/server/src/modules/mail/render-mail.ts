import type { Worded } from '../../words/read-words.ts';
import type { AuthMail } from '../auth/auth-mail.ts';
import { type MailWords, mailBlocks } from './mail-blocks.ts';
import { writeAsHtml } from './write-as-html.ts';
import { writeAsText } from './write-as-text.ts';

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
