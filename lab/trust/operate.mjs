import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const OPERATOR = join(import.meta.dirname, '../../apps/server/src/operator/main.ts');
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Runs an operator's command in its own process.
 * @param {readonly string[]} words
 * @param {Record<string, string>} settings
 * @returns {Promise<string>} what it printed
 * @throws Error when it failed, with what it said
 */
export async function operate(words, settings) {
  const env = { ...process.env, ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [OPERATOR, ...words], { env, maxBuffer: MAX_BYTES });
  return stdout;
}
