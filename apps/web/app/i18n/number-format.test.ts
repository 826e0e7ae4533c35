import { LANGUAGES } from '@wordlamp/contract/languages';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { numberFormat } from './number-format.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(LANGUAGES.map(({ tag }) => tag))('numbers are written as Intl does in %s', (tag) => {
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const value = fc.oneof(fc.nat(2000), fc.integer(), fc.double({ noNaN: true }), fc.constantFrom(-0, 999, 999.5, 1000));
  fc.assert(
    fc.property(value, fc.constantFrom(undefined, one), (number, options) => {
      expect(numberFormat(tag, options)(number)).toBe(new Intl.NumberFormat(tag, options).format(number));
    }),
  );
});

test('small whole numbers ask Intl for nothing', () => {
  const format = numberFormat('en');
  const made = vi.spyOn(Intl, 'NumberFormat');

  expect([0, 10, 200].map(format)).toEqual(['0', '10', '200']);
  expect(made).not.toHaveBeenCalled();
});
