import { expect, test } from 'vitest';
import { loadReadingWords } from './load-reading-words.ts';

test('the words of a language are one object, so that what is built from them is built once', async () => {
  expect(await loadReadingWords('de')).toBe(await loadReadingWords('de'));
});
