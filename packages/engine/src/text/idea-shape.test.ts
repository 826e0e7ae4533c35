import { expect, test } from 'vitest';
import { countWords } from '../count-words.ts';
import en from '../words/en/text.json' with { type: 'json' };
import { foldText } from './fold-text.ts';
import { detectShape, looksLikeCode } from './idea-shape.ts';
import { lexiconOf } from './lexicon.ts';

test.each([
  ['???', 'wordless'],
  ['🍕🍕', 'wordless'],
  ['hello', 'wordless'],
  ['Hi there!', 'wordless'],
  ['hello world program', 'plain'],
  ['pizza', 'one-word'],
  ['2+2', 'one-word'],
  ['vegan pizza', 'plain'],
  ['https://example.com/article', 'link'],
  ['www.example.com https://example.org', 'link'],
  ['see https://example.com', 'plain'],
  ['can I freeze cooked rice?', 'question'],
  ['how do i fix a faucet', 'question'],
  ['can you write a poem for me', 'plain'],
  ['whatever works', 'plain'],
  ['def add(a, b):\n    return a - b', 'code'],
  ['SELECT name FROM users WHERE id = 3', 'code'],
  ['<html><body>hi</body></html>', 'code'],
  ['You are a helpful assistant.\n# Task\nAnswer questions about {{city}} in French.', 'prompt'],
  ['Act as a tutor. Your task is to explain fractions, respond only with questions.', 'prompt'],
  ['You are a wonderful mother, birthday card for my mom with roses', 'plain'],
  ['# Role\n# Task', 'plain'],
])('sees "%s" as %s', (idea, shape) => {
  expect(detectShape(foldText(idea), countWords(idea), lexiconOf(en).patterns, en.slots.emptyWords)).toBe(shape);
});

test.each([
  ['```\nx\n```', true],
  ['const total = 3', true],
  ['Traceback (most recent call last):', true],
  ['#include <stdio.h>', true],
  ['if (a) { b(); } else { c(); }', true],
  ['f(x)', false],
  ['a function that adds (two) numbers', false],
  ['the class Meeting is at noon', false],
])('decides whether "%s" is code: %s', (text, isCode) => {
  expect(looksLikeCode(text)).toBe(isCode);
});
