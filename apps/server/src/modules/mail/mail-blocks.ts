import type english from '@wordlamp/content/messages/en/mails.json';
import type { AuthMail, AuthMailKind } from '../auth/auth-mail.ts';

export type MailWords = typeof english;

/** The blocks of a mail, from top to bottom, before they become HTML or text. */
export type MailBlock =
  | { type: 'paragraph'; text: string; values: Readonly<Record<string, string>> }
  | { type: 'button'; label: string; address: string }
  | { type: 'code'; code: string };

type Part = 'opening' | 'detail' | 'notYou' | 'button' | 'recoverButton' | 'code' | 'linkValidity';

const QUESTION: readonly Part[] = ['opening', 'button', 'linkValidity', 'notYou'];
const QUESTION_WITH_DETAIL: readonly Part[] = ['opening', 'detail', 'button', 'linkValidity', 'notYou'];
const NOTICE: readonly Part[] = ['opening', 'detail', 'notYou', 'button'];

const PARTS: Record<AuthMailKind, readonly Part[]> = {
  confirmSignUp: QUESTION,
  recover: QUESTION,
  confirmEmailChange: QUESTION_WITH_DETAIL,
  confirmNewEmail: QUESTION_WITH_DETAIL,
  accountExists: ['opening', 'button', 'detail', 'recoverButton', 'notYou'],
  reauthenticate: ['opening', 'code', 'detail', 'notYou'],
  passwordChanged: NOTICE,
  emailChanged: NOTICE,
  providerAdded: NOTICE,
  factorAdded: NOTICE,
  factorRemoved: NOTICE,
  recoveryCodeUsed: NOTICE,
  wrongCodes: NOTICE,
  accountDeleted: ['opening', 'notYou', 'button'],
};

export function mailBlocks(mail: AuthMail, words: MailWords): MailBlock[] {
  return PARTS[mail.kind].map((part) => blockOf(part, mail, words));
}

function blockOf(part: Part, mail: AuthMail, words: MailWords): MailBlock {
  const own: Partial<Record<Part, string>> = words[mail.kind];
  if (part === 'code') return { type: 'code', code: 'code' in mail ? mail.code : '' };
  const text = part === 'linkValidity' ? words.frame.linkValidity : own[part];
  if (text === undefined) throw new Error(`The words of the mail ${mail.kind} have no ${part}.`);
  if (part === 'button') return { type: 'button', label: text, address: addressOf(mail) };
  if (part === 'recoverButton') {
    return { type: 'button', label: text, address: 'recoverLink' in mail ? mail.recoverLink : '' };
  }
  return { type: 'paragraph', text, values: 'oldEmail' in mail ? { oldEmail: mail.oldEmail } : {} };
}

function addressOf(mail: AuthMail): string {
  if ('link' in mail) return mail.link;
  return 'signInLink' in mail ? mail.signInLink : '';
}
