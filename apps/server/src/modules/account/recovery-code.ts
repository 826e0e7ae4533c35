import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letter in it looks like a digit. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;
const FORM = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** 50 random bits, as `xxxxx-xxxxx`. */
export function newRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/**
 * The canonical spelling of a code: ignores case, dashes and blanks, and reads letters that look like digits as digits.
 * @returns `undefined` for what cannot be a code
 */
export function readRecoveryCode(text: string): string | undefined {
  const plain = text
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[il]/g, '1')
    .replaceAll('o', '0');
  return FORM.test(plain) ? plain : undefined;
}
