import { expect, test } from 'vitest';
import en from '../words/en/text.json' with { type: 'json' };
import { lexiconOf } from './lexicon.ts';
import { pruneLines } from './prune-lines.ts';

const limits = {
  idea: 'email about the broken kitchen heater',
  lexicon: lexiconOf(en),
  maxLines: 6,
};
const prune = (lines: string[], change: Partial<typeof limits> = {}) => pruneLines(lines, { ...limits, ...change });

test('keeps lines that say something new', () => {
  const lines = ['Subject line of at most eight words.', 'Close with one clear question.'];

  expect(prune(lines)).toEqual(lines);
});

test('drops a line that repeats the idea', () => {
  expect(prune(['The broken kitchen heater.', 'Broken kitchen heater, and why.'])).toEqual([]);
  expect(prune(['Name the broken heater model.'])).toEqual(['Name the broken heater model.']);
});

test('drops a line that repeats a line before it', () => {
  expect(prune(['Close with one clear question.', 'Clear question: close with one.'])).toEqual([
    'Close with one clear question.',
  ]);
});

test('keeps a line without content words', () => {
  expect(prune(['No "if".'])).toEqual(['No "if".']);
});

test('drops filler', () => {
  expect(prune(['Write a high-quality text.', 'Do it now!', 'Make sure to write well.'])).toEqual([]);
});

test('stops at the ceiling of lines', () => {
  expect(prune(['Alpha first.', 'Bravo second.', 'Charlie third.'], { maxLines: 2 })).toEqual([
    'Alpha first.',
    'Bravo second.',
  ]);
});
