import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE } from '@wordlamp/contract/languages';

const ENDING = '.json';

/** The names of all templates, which are those of the English files. */
export function listTemplateSlugs(): ReadonlySet<string> {
  const content = dirname(fileURLToPath(import.meta.resolve('@wordlamp/content/package.json')));
  const files = readdirSync(join(content, 'templates', DEFAULT_LANGUAGE)).filter((name) => name.endsWith(ENDING));
  return new Set(files.map((name) => name.slice(0, -ENDING.length)));
}
