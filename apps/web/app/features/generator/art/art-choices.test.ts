import fc from 'fast-check';
import { expect, test } from 'vitest';
import { configurationOf, hasChoices, missingFields, NO_CHOICES, readChoices } from './art-choices.ts';
import { CHOSEN } from './testing/chosen.ts';

test('takes back what it was', () => {
  expect(readChoices({ ...CHOSEN })).toEqual(CHOSEN);
});

test.each([
  { name: 'an option that there is not', stored: { subject: 'selfie' }, expected: { subject: null } },
  { name: 'an option of another field', stored: { style: 'portrait' }, expected: { style: null } },
  { name: 'no artist', stored: { artist: null }, expected: { artist: 'none' } },
  { name: 'details that are no text', stored: { details: 7 }, expected: { details: '' } },
])('$name counts as not chosen', ({ stored, expected }) => {
  expect(readChoices(stored)).toMatchObject(expected);
});

test('makes choices of whatever was stored', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(NO_CHOICES), 'else'), fc.anything()), (stored) => {
      const choices = readChoices(stored);
      expect(readChoices({ ...choices })).toEqual(choices);
    }),
  );
});

test.each([
  [NO_CHOICES, ['subject', 'style', 'medium', 'mood', 'colors']],
  [{ ...CHOSEN, medium: null, colors: null }, ['medium', 'colors']],
  [CHOSEN, []],
])('names what is missing in the order of the form', (choices, missing) => {
  expect(missingFields(choices)).toEqual(missing);
  expect(configurationOf(choices)).toEqual(missing.length === 0 ? choices : null);
});

test.each([
  [NO_CHOICES, false],
  [{ ...NO_CHOICES, details: 'a fox' }, true],
  [{ ...NO_CHOICES, artist: 'monet' as const }, true],
])('%j: something is chosen: %s', (choices, expected) => {
  expect(hasChoices(choices)).toBe(expected);
});
