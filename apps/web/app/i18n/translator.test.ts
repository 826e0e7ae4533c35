// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { createTranslator } from './translator.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const SHELL = {
  skipLink: 'Skip to the text',
  timeHours: '{{hours, number}} h',
  notice: { one: 'Not a plural form' },
  posts_one: '{{count, number}} post',
  posts_few: '{{count, number}} posty',
  posts_other: '{{count, number}} posts',
};

/** The words above, under keys that do not exist in the real ones. */
function speak(language: Parameters<typeof createTranslator>[0]) {
  const translator = createTranslator(language, { shell: SHELL });
  return translator.translate('shell') as (key: string, values?: { count?: number; hours?: number }) => string;
}

test('finds words by their key and fills their slots', () => {
  expect(speak('en')('skipLink')).toBe('Skip to the text');
  expect(speak('en')('shell:timeHours', { hours: 3 })).toBe('3 h');
  expect(speak('en')('notice.one')).toBe('Not a plural form');
});

test.each([
  { language: 'en', count: 1, text: '1 post' },
  { language: 'en', count: 0, text: '0 posts' },
  { language: 'ru', count: 3, text: '3 posty' },
  { language: 'ja', count: 1, text: '1 posts' },
] as const)('$count in $language takes its plural form', ({ language, count, text }) => {
  expect(speak(language)('posts', { count })).toBe(text);
});

test('a form that a language lacks is that for all other numbers', () => {
  expect(speak('ru')('posts', { count: 5 })).toBe('5 posts');
});

test('lists the keys of a group, and none before its words are there', () => {
  const job = { poem: 'Poem', essay: 'Essay' };

  expect(createTranslator('en', { textGenerator: { job } }).keysOf('textGenerator', 'job')).toEqual(['poem', 'essay']);
  expect(createTranslator('en').keysOf('textGenerator', 'job')).toEqual([]);
});

test('missing words are reported, and replaced by their key', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();

  expect(speak('en')('constructor')).toBe('constructor');

  expect(warn).toHaveBeenCalledWith('Missing words: shell:constructor');
});

test('words that come later join those that are there, and the function stays the same', () => {
  const translator = createTranslator('en', { errors: { empty_input: 'Nothing' } });
  const t = translator.translate('errors');

  translator.add('errors', { too_many_words: 'Too much' });

  expect([t('empty_input'), t('too_many_words')]).toEqual(['Nothing', 'Too much']);
  expect(translator.translate('errors')).toBe(t);
  expect(translator.exists('too_many_words', { ns: 'errors' })).toBe(true);
  expect(translator.exists('never', { ns: 'errors' })).toBe(false);
  expect(translator.has('shell')).toBe(false);
});
