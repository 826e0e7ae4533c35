import { randomInt } from 'node:crypto';

const CODES = 1_000_000;

/** Six random digits, for somebody to type. */
export function randomCode(): string {
  return String(randomInt(CODES)).padStart(6, '0');
}
