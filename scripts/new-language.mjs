// `npm run content:new-language -- nl` begins a language: its files, with the English words to be translated, and its entries
// in the lists of the program. docs/languages.md says what comes next.
import { join } from 'node:path';
import { beginContent } from './new-language/begin-content.mjs';
import { registerLanguage } from './new-language/register-language.mjs';

const ROOT = join(import.meta.dirname, '..');

try {
  const tag = process.argv[2] ?? '';
  const { code, name, direction } = registerLanguage(ROOT, tag);
  const files = beginContent(ROOT, code, tag);
  console.log(
    `${name} (${code}, ${direction}): ${files} files to translate. npm run content:check -- ${code} says what is left.`,
  );
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
