import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonTokens } from './json-tokens.ts';

const kindsOf = (line: string) => jsonTokens(line).map(({ kind, text }) => `${kind} ${text}`);

test.each([
  {
    line: '  "prompt": "a \\"b\\": c",',
    kinds: ['other   ', 'key "prompt"', 'mark :', 'other  ', 'string "a \\"b\\": c"', 'mark ,'],
  },
  { line: '[-1.5e3, true]', kinds: ['mark [', 'literal -1.5e3', 'mark ,', 'other  ', 'literal true', 'mark ]'] },
  { line: '"open', kinds: ['string "open'] },
  { line: '}]', kinds: ['mark }]'] },
  { line: '', kinds: [] },
])('colors $line', ({ line, kinds }) => {
  expect(kindsOf(line)).toEqual(kinds);
});

test('loses nothing of any line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (line) => {
      const tokens = jsonTokens(line);
      expect(tokens.map(({ text }) => text).join('')).toBe(line);
      for (const { text, start } of tokens) expect(line.startsWith(text, start)).toBe(true);
    }),
  );
});
