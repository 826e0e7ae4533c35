import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../languages.ts';
import { READING_WORDS } from '../reading/all-reading-words.ts';
import { listedWords } from './listed-words.ts';
import { spellerFor } from './spell.ts';

const MAX_CHAT = 150;

test.each(LANGUAGE_CODES)('%s: what is printed is not spelled again', (language) => {
  const { spelling } = READING_WORDS[language];
  const speller = spellerFor('', spelling);
  const printed = [...listedWords(spelling.written), ...Object.values(spelling.chat)];
  expect(printed.filter((text) => speller(text) !== text)).toEqual([]);
});

test.each(LANGUAGE_CODES)('%s: a word is printed in one way', (language) => {
  const { written, chat } = READING_WORDS[language].spelling;
  const words = listedWords(written);
  const lower = words.map((word) => word.toLowerCase());
  expect(lower.filter((word, index) => lower.indexOf(word) !== index)).toEqual([]);
  expect(Object.keys(chat).length).toBeLessThanOrEqual(MAX_CHAT);
});
