import { expect, test } from 'vitest';
import { judgeJson } from './judge-json.ts';

test.each([
  { text: ' \n', verdict: { status: 'empty' } },
  { text: '{"a": [1]}', verdict: { status: 'object', object: { a: [1] } } },
  { text: '[{"a": 1}]', verdict: { status: 'not-object' } },
  { text: '"a"', verdict: { status: 'not-object' } },
  { text: '-1.5', verdict: { status: 'not-object' } },
  { text: 'null', verdict: { status: 'not-object' } },
  { text: '{\n  "a": 1,\n}', verdict: { status: 'not-json', position: { line: 3, column: 1 } } },
  { text: '{"a": 1} {', verdict: { status: 'not-json', position: { line: 1, column: 10 } } },
])('$text is $verdict.status', ({ text, verdict }) => {
  expect(judgeJson(text)).toEqual(verdict);
});
