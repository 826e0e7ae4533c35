import { expect, test } from 'vitest';
import { TEXT_PACKS } from './all-text-packs.ts';
import { isBrief } from './is-brief.ts';
import { lexiconOf } from './lexicon.ts';

const { patterns } = lexiconOf(TEXT_PACKS.en);

test.each([
  ['under 60 words', true],
  ['two sentences', true],
  ['100 words', false],
  ['150字以内', true],
  ['400字', false],
  ['4 mins max', false],
  ['10 slides', false],
  ['one page', false],
  ['une page max', false],
  ['1 sayfa', false],
  [null, false],
])('%s leaves room only for what the idea says: %s', (length, expected) => {
  expect(isBrief({ length }, patterns)).toBe(expected);
});
