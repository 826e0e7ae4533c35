import { LANGUAGE_CODES } from '@wordlamp/engine/languages';
import { expect, test } from 'vitest';
import { warmEngine } from './warm-engine.ts';

test('writes once in every language', async () => {
  const languages: unknown[] = [];

  await warmEngine(async ({ language }) => {
    languages.push(language);
    return '';
  }, new AbortController().signal);

  expect(languages).toEqual(LANGUAGE_CODES);
});

test('stops with the server', async () => {
  const stopping = new AbortController();
  let written = 0;

  await warmEngine(async () => {
    written += 1;
    stopping.abort();
    return '';
  }, stopping.signal);

  expect(written).toBe(1);
});
