import { expect, test } from 'vitest';
import en from '../words/en/text.json' with { type: 'json' };
import { lexiconOf, lineFactsOf } from './lexicon.ts';
import { describeLine } from './line-facts.ts';

const { patterns } = lexiconOf(en);

test.each([
  ['Pay 50 EUR or $4 by 3 May 2026, 10% off, on 1/2.', ['50 EUR', '$4', '3 May', '2026', '10%', '1/2']],
  ['At most 8 words, 120–160 words.', []],
])('finds the figures of "%s"', (line, figures) => {
  expect(describeLine(line, patterns, false).figures.toSorted()).toEqual(figures.toSorted());
});

test.each([
  ['Write to Anna, then Bob.', ['Anna', 'Bob']],
  ['A table in Markdown. Then SQL, no SELECT here.', []],
  ['Anna starts the line.', []],
])('finds the names of "%s"', (line, names) => {
  expect(describeLine(line, patterns, false).names).toEqual(names);
});

test('finds no names if every noun is capitalized', () => {
  expect(describeLine('Nenne den Grund und Anna.', patterns, true).names).toEqual([]);
});

test('knows every run of five words', () => {
  expect(describeLine('One two three four five six', patterns, false).runs).toEqual([
    'one two three four five',
    'two three four five six',
  ]);
  expect(describeLine('one two three four', patterns, false).runs).toEqual([]);
});

test('remembers a line of the pack and forgets user text', () => {
  const lexicon = lexiconOf(en);
  const typed = 'Audience of my own making';

  expect(lineFactsOf(lexicon, en.lines.assume)).toBe(lineFactsOf(lexicon, en.lines.assume));
  expect(lineFactsOf(lexicon, typed)).not.toBe(lineFactsOf(lexicon, typed));
  expect(lexicon.lines.has(typed)).toBe(false);
});

test('builds a lexicon once for each pack', () => {
  expect(lexiconOf(en)).toBe(lexiconOf(en));
  expect(lexiconOf({ ...en })).not.toBe(lexiconOf(en));
});
