import { randomInt } from 'node:crypto';

const CODES = 1_000_000;

/** Six random digits for a person to type. */
export function randomCode(): string {
  return String(randomInt(CODES)).padStart(6, '0');
}
