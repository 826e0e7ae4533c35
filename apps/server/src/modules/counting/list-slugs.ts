import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE } from '@wordlamp/contract/languages';

const ENDINGS = { templates: '.json', community: '.md' } as const;

/** The names of all templates or posts, which are those of the English files. */
export function listSlugs(folder: keyof typeof ENDINGS): ReadonlySet<string> {
  const content = dirname(fileURLToPath(import.meta.resolve('@wordlamp/content/package.json')));
  const ending = ENDINGS[folder];
  const files = readdirSync(join(content, folder, DEFAULT_LANGUAGE)).filter((name) => name.endsWith(ending));
  return new Set(files.map((name) => name.slice(0, -ending.length)));
}
