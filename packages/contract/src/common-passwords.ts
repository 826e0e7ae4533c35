/**
 * How a page finds out whether a new password is a common one without sending it: it asks for all entries whose SHA-256
 * begins with the same two digits, some seventy, and looks for its own. With so few digits the address of the question
 * leaves 255 of 256 passwords out and tells nothing else; with the five that lists of a billion use, each common password
 * would be alone in its range.
 */
export const PASSWORD_RANGE_DIGITS = 2;
/** Hexadecimal digits of the hash that an entry has after those of the range: 64 bits, which never meet by chance. */
export const PASSWORD_ENTRY_DIGITS = 16;

export type PasswordRange = { entries: string[] };

/** Everybody tries this first on this site. */
const PRODUCT = 'wordlamp';

/** A password as it is compared with the common ones: on every keyboard, in small letters and capitals, it is the same. */
export function comparedPassword(password: string): string {
  return password.normalize('NFC').toLowerCase();
}

/** One's own address or our name, with digits or signs after it, or one character over and over: needs no list. */
export function isEasyToGuess(password: string, email: string): boolean {
  const compared = comparedPassword(password);
  const bare = compared.replace(/[^\p{L}]+$/u, '');
  const own = [email, email.slice(0, email.lastIndexOf('@')), PRODUCT];
  return own.includes(compared) || own.includes(bare) || new Set(compared).size === 1;
}
