import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./read-texts.mjs').Words} Words */

/** Their namespace, named after their file: faults say where they are written. */
export const JOB_NAMES = 'engine/text';

/**
 * What pages call the jobs of the engine.
 * @param {string} root of the repository @param {string} language
 * @returns {Words} by their keys in the engine's words; none for a language that the engine does not have
 */
export function jobNames(root, language) {
  const file = join(root, 'packages/engine/src/words', language, 'text.json');
  if (!existsSync(file)) return new Map();
  /** @type {{ intents: Record<string, { name: string }> }} */
  const { intents } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(Object.entries(intents).map(([job, { name }]) => [`intents.${job}.name`, name]));
}
