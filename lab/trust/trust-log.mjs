import { mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FILE = join(import.meta.dirname, '../../reports/trust.log');

/** A file for what the servers say while they are tried: the place to look when a promise broke. @returns {number} */
export function trustLog() {
  mkdirSync(dirname(FILE), { recursive: true });
  return openSync(FILE, 'a');
}
