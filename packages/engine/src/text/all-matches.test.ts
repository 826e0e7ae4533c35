import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allMatches } from './all-matches.ts';

const places = (text: string, pattern: RegExp) =>
  allMatches(text, pattern).map(({ index, 0: match }) => [index, match]);

test('finds what matchAll finds, call after call', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ') }), (text) => {
      for (const pattern of [/a+/gu, /b*/gu]) {
        const expected = [...text.matchAll(pattern)].map(({ index, 0: match }) => [index, match]);
        expect(places(text, pattern)).toEqual(expected);
        expect(places(text, pattern)).toEqual(expected);
      }
    }),
  );
});
