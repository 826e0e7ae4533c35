import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { PASSWORD_LENGTH } from '@wordlamp/contract/auth-errors';
import { comparedPassword, PASSWORD_ENTRY_DIGITS, PASSWORD_RANGE_DIGITS } from '@wordlamp/contract/common-passwords';
import { commonPasswords } from './common-passwords.ts';

/** About two milliseconds of hashing. Yields between slices. */
const SLICE = 1000;

type Ranges = ReadonlyMap<string, readonly string[]>;

let building: Promise<Ranges> | undefined;

/** The common passwords by the first digits of their hashes; built on first use. */
export async function passwordRange(digits: string): Promise<readonly string[]> {
  building ??= buildRanges();
  return (await building).get(digits) ?? [];
}

/** Only of those that are long enough: shorter ones are rejected anyway. */
async function buildRanges(): Promise<Ranges> {
  const passwords = (await commonPasswords()).filter(({ length }) => length >= PASSWORD_LENGTH.least);
  const ranges = new Map<string, string[]>();
  for (let start = 0; start < passwords.length; start += SLICE) {
    for (const password of passwords.slice(start, start + SLICE)) addTo(ranges, password);
    await setImmediate();
  }
  for (const entries of ranges.values()) entries.sort(); // the order of the list would reveal which is the most common
  return ranges;
}

function addTo(ranges: Map<string, string[]>, password: string): void {
  const digest = hash('sha256', comparedPassword(password));
  const digits = digest.slice(0, PASSWORD_RANGE_DIGITS);
  const entry = digest.slice(PASSWORD_RANGE_DIGITS, PASSWORD_RANGE_DIGITS + PASSWORD_ENTRY_DIGITS);
  const entries = ranges.get(digits);
  if (entries) entries.push(entry);
  else ranges.set(digits, [entry]);
}
