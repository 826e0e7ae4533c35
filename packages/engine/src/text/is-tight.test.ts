import { expect, test } from 'vitest';
import { TEXT_PACKS } from './all-text-packs.ts';
import { isTight } from './is-tight.ts';
import { lexiconOf } from './lexicon.ts';

const { patterns } = lexiconOf(TEXT_PACKS.en);

test.each([
  ['under 100 words', true],
  ['two sentences', true],
  ['160 characters', false],
  ['120 characters', true],
  ['800 words', false],
  ['4 mins max', false],
  ['10 slides', false],
  [null, false],
])('%s leaves no room: %s', (length, expected) => {
  expect(isTight({ length }, patterns)).toBe(expected);
});
