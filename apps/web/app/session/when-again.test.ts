import { expect, test } from 'vitest';
import { whenAgain } from './when-again.ts';

test.each([
  { seconds: 1, language: 'en', text: 'in 1 second' },
  { seconds: 59, language: 'en', text: 'in 59 seconds' },
  { seconds: 60, language: 'en', text: 'in 1 minute' },
  { seconds: 61, language: 'de', text: 'in 2 Minuten' },
  { seconds: 900, language: 'ru', text: 'через 15 минут' },
  { seconds: 3600, language: 'fr', text: 'dans 1 heure' },
  { seconds: 3601, language: 'tr', text: '2 saat sonra' },
])('$seconds seconds are "$text"', ({ seconds, language, text }) => {
  expect(whenAgain(seconds, language)).toBe(text);
});
