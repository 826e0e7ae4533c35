import { expect, test } from 'vitest';
import type { LanguageCode } from '../languages.ts';
import { TEXT_PACKS } from './all-text-packs.ts';
import { settleRequest } from './settle-request.ts';
import { writeTextPrompt } from './write-text-prompt.ts';

test.each<[LanguageCode, string, string]>([
  ['en', 'poem for a red, no, green canoe', 'poem for a green canoe'],
  ['de', 'drei, nein sorry, vier enten, ein gedicht', 'vier enten, ein gedicht'],
  ['es', 'poema sobre una cometa roja, perdón, azul', 'poema sobre una cometa azul'],
  ['en', 'reminder that rent is £1450, sorry £1540', 'reminder that rent is £1540'],
  ['en', 'opening hours sign, from 9 to 1, no, 10 to 2', 'opening hours sign, from 10 to 2'],
])('in %s "%s" is settled', (language, idea, settled) => {
  expect(settleRequest(idea, TEXT_PACKS[language])).toBe(settled);
});

test.each([
  ['what nobody can tell the reach of', 'message to my landlord, the tap drips, no wait, the shower leaks at 5'],
  ['a text that is worked on', 'proofread this: "we painted it red, no, green and left"'],
  ['what stands on several lines', 'poem for a red, no, green canoe\nfor my niece'],
  ['an idea without a correction', 'poem for a green canoe'],
])('%s stays whole', (_, idea) => {
  expect(settleRequest(idea, TEXT_PACKS.en)).toBe(idea);
});

test('a certain correction needs no check; an uncertain one gets a check', () => {
  const write = (idea: string) => writeTextPrompt({ idea }, TEXT_PACKS).prompt;
  expect(write('poem for a red, no wait, green canoe')).not.toMatch(/\bred\b|correct/);
  expect(write('message to my landlord, the tap drips, no wait, the shower leaks at 5')).toContain(
    'Where I correct myself',
  );
});
