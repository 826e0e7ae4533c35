import { LANGUAGE_CODES } from '@wordlamp/engine/languages';
import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES, languageOf, toldWords } from './languages.ts';

test('the table has the languages of the engine, in their order, each once', () => {
  expect(LANGUAGES.map(({ code }) => code)).toEqual([...LANGUAGE_CODES]);
  expect(new Set(LANGUAGES.map(({ name }) => name)).size).toBe(12);
});

test('every tag is one that browsers know, and begins with its code', () => {
  for (const { code, tag } of LANGUAGES) {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(tag.split('-')[0]).toBe(code);
  }
});

test('the direction is that of the script', () => {
  const rightToLeft = LANGUAGES.filter(({ direction }) => direction === 'rtl').map(({ code }) => code);
  expect(rightToLeft).toEqual(['ar']);
});

test('the name is written in the language itself', () => {
  for (const { name, tag } of LANGUAGES) {
    const inItself = new Intl.DisplayNames([tag], { type: 'language' }).of(tag.split('-')[0] ?? '');
    expect(name.toLocaleLowerCase(tag)).toContain(String(inItself).toLocaleLowerCase(tag));
  }
});

test.each([
  ['fr', 'fr'],
  ['pt', 'pt'],
  ['pt-BR', 'en'],
  ['FR', 'en'],
  ['constructor', 'en'],
  [undefined, 'en'],
])('%s is read as %s', (text, code) => {
  expect(languageOf(text).code).toBe(code);
  expect(DEFAULT_LANGUAGE).toBe('en');
});

test('limits are told in characters where two of them count as one word, and in words elsewhere', () => {
  const told = LANGUAGES.map((language) => [language.code, toldWords(200, language)]);

  expect(told.filter(([, words]) => words === 400).map(([code]) => code)).toEqual(['zh', 'ja']);
  expect(told.filter(([, words]) => words === 200)).toHaveLength(10);
});
