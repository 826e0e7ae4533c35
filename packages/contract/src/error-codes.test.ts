import { expect, test } from 'vitest';
import { FUNCTION_ERRORS } from './error-codes.ts';

const errors = Object.entries(FUNCTION_ERRORS);

test.each(errors)('%s has a whole sentence, or the exact wording that the product promises', (_code, { text }) => {
  expect(text).toMatch(/^[A-Z].{10,}(?:[.a-z]|\)|5MB)$/);
});

test('no two codes say the same', () => {
  expect(new Set(errors.map(([, { text }]) => text)).size).toBe(errors.length);
});

test('only a spent limit answers 200: the client of the functions reads no other body', () => {
  expect(errors.filter(([, { status }]) => status < 400).map(([code]) => code)).toEqual([
    'daily_limit_reached',
    'network_limit_reached',
  ]);
});

test('the wordings that visitors were promised stand as they are written', () => {
  expect(FUNCTION_ERRORS).toMatchObject({
    empty_input: { text: 'Please provide some text or idea to generate a prompt' },
    too_many_words: { text: 'Input exceeds 200 word limit. Please shorten your text.' },
    input_too_long: { text: 'Input is too long. Please shorten your text.' },
    daily_limit_reached: {
      text: 'Daily limit reached. You have used all {limit} prompts for today. Your limit resets at 00:00 UTC.',
    },
  });
});
