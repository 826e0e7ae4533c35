import { randomInt } from 'node:crypto';

const DIGITS = 12;
const GROUPS = /\d{4}(?=\d)/g;

/** A random number like `1234-5678-9012`: only digits, which every keyboard has and which are easy to read out. */
export function newReference(): string {
  return grouped(String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0'));
}

/** The canonical spelling of a reference, without blanks and dashes. @returns `undefined` if malformed */
export function readReference(text: string): string | undefined {
  const digits = text.replace(/[\s\p{Pd}]/gu, '');
  return /^\d{12}$/.test(digits) ? grouped(digits) : undefined;
}

const grouped = (digits: string) => digits.replace(GROUPS, '$&-');
