import { expect, test } from 'vitest';
import { listedWords } from './listed-words.ts';

test('words that begin with another one are listed behind it', () => {
  expect(listedWords(['Abend/brot/essen Arzt', 'Bank'])).toEqual(['Abend', 'Abendbrot', 'Abendessen', 'Arzt', 'Bank']);
});
