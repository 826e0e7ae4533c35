// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FONT_SUBSETS } from './font-subsets.mjs';
import { wantedCharacters } from './wanted-characters.mjs';

/** @type {Record<string, string>} */
const DRAWN = JSON.parse(readFileSync(join(import.meta.dirname, '../../apps/web/app/fonts/characters.json'), 'utf8'));

test.each(FONT_SUBSETS)('$name holds what the words of its languages are written with', (subset) => {
  const held = new Set(DRAWN[subset.name]);

  const missing = [...wantedCharacters(subset)].filter((character) => !held.has(character));
  expect(missing, 'run `npm run fonts`, and commit what it writes').toEqual([]);
});

test('takes of a script what its own file holds, and no more', () => {
  const cyrillic = FONT_SUBSETS.find(({ name }) => name === 'onest-cyrillic');
  if (!cyrillic) throw new Error('There is no Cyrillic file.');

  const wanted = wantedCharacters(cyrillic);

  expect(wanted).toContain('ё');
  expect(wanted).not.toMatch(/[a-z]/i);
});
