/** What the contact form offers; apart from the zod shape, so that a page can import it alone. */
export const CONTACT_CATEGORIES = ['general', 'support', 'feedback', 'business', 'bug', 'feature'] as const;
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];

/** UTF-16 code units of each field. */
export const CONTACT_LIMITS = { name: 200, email: 254, subject: 300, message: 5000 } as const;

/** Not blanks, control characters, what Unicode draws as nothing, as U+200B and U+3164, nor the empty cell of Braille. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a reader would see nothing: such a field is not filled in. */
export function showsNothing(text: string): boolean {
  return !VISIBLE.test(text);
}

/** Something before and after one @, and a dot in the domain: whether the mailbox exists only a mail can tell. */
const EMAIL = /^[^\s@,;<>"]{1,64}@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/;

/**
 * An encoded word (RFC 2047), as `=?utf-8?q?…?=`: allowed in a local part, but a program that reads mail may decode it, and
 * send to the address that comes of it.
 */
const ENCODED_WORD = /=\?.*\?=/s;

/** The one rule of what is taken as an address: of forms, accounts, mails and settings. */
export function isEmail(text: string): boolean {
  return text.length <= CONTACT_LIMITS.email && EMAIL.test(text) && !ENCODED_WORD.test(text);
}
