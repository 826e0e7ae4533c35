import { expect, test } from 'vitest';
import { newReference, readReference } from './report-reference.ts';

test('references are twelve digits in groups of four, and read as they are', () => {
  const references = Array.from({ length: 1000 }, newReference);

  expect(references.every((reference) => /^\d{4}-\d{4}-\d{4}$/.test(reference))).toBe(true);
  expect(references.map(readReference)).toEqual(references);
  expect(new Set(references).size).toBe(1000);
});

test.each([
  ['0123-4567-8901', '0123-4567-8901'],
  [' 012345678901 ', '0123-4567-8901'],
  ['0123 4567–8901', '0123-4567-8901'],
  ['0123-4567-890', undefined],
  ['0123-4567-89012', undefined],
  ['0123-4567-890x', undefined],
  ['', undefined],
])('%j is read as %j', (text, reference) => {
  expect(readReference(text)).toBe(reference);
});
