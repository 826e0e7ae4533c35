import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findJsonError } from './find-json-error.ts';

test.each([
  { text: '{"a": 1, "b": }', position: { line: 1, column: 15 } },
  { text: '{"a": 1,}', position: { line: 1, column: 9 } },
  { text: "{'a': 1}", position: { line: 1, column: 2 } },
  { text: '{\n  "a": 1\n  "b": 2\n}', position: { line: 3, column: 3 } },
  { text: '[1, 2', position: { line: 1, column: 6 } },
  { text: '[1] x', position: { line: 1, column: 5 } },
  { text: '{"a" 1}', position: { line: 1, column: 6 } },
  { text: '[01]', position: { line: 1, column: 3 } },
  { text: '', position: { line: 1, column: 1 } },
  { text: '"a\nb"', position: { line: 1, column: 1 } },
])('finds the first error of $text', ({ text, position }) => {
  expect(findJsonError(text)).toEqual(position);
});

test('finds no error in valid JSON, whatever its indentation', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat({ max: 4 }),
      (json, indent) => findJsonError(JSON.stringify(JSON.parse(json), null, indent)) === null,
    ),
  );
});

test('agrees with the parser about every broken piece', () => {
  const parses = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false; // the failure to parse is the answer
    }
  };
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', '"', 'x', '\\', '0'), (json, place, extra) => {
      const at = place % (json.length + 1);
      const text = json.slice(0, at) + extra + json.slice(at + 1);
      expect(findJsonError(text) === null).toBe(parses(text));
    }),
  );
});
