import { LANGUAGE_CODES } from '@wordlamp/engine/languages';
import { expect, test } from 'vitest';
import { readWords } from './read-words.ts';

test.each(LANGUAGE_CODES)('%s has words, and says in which language they are', (code) => {
  const { words, language } = readWords<{ frame: { footer: string } }>('mails')(code);

  expect(words.frame.footer).toContain('{{site}}');
  expect(['en', code]).toContain(language.code);
});

test('a namespace that does not exist is named', () => {
  expect(() => readWords('nothing')('fr')).toThrow('no English nothing.json');
});
