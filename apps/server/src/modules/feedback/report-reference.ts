import { randomInt } from 'node:crypto';

const DIGITS = 12;
const GROUPS = /\d{4}(?=\d)/g;

/** A random number as `1234-5678-9012`: digits alone, which every keyboard has and which can be read out. */
export function newReference(): string {
  return grouped(String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0'));
}

/** The one spelling of a reference: blanks and dashes do not count. @returns `undefined` for what cannot be one */
export function readReference(text: string): string | undefined {
  const digits = text.replace(/[\s\p{Pd}]/gu, '');
  return /^\d{12}$/.test(digits) ? grouped(digits) : undefined;
}

const grouped = (digits: string) => digits.replace(GROUPS, '$&-');
