import { expect, test } from 'vitest';
import { analyseCode } from './analyse-code.ts';

/** Far above what linear code takes, far below what quadratic code takes. */
const LIMIT_MS = 4000;
const FRAGMENTS = [
  '"',
  "'",
  '`',
  '\\"',
  '/*',
  '{',
  '(',
  'def a(:\n',
  'function a(',
  ' \n',
  'a b c(',
  '<div ',
  '"""',
  '#',
  'import ',
  'const {',
  '=> ',
  'from "',
  'export {',
  'SELECT "',
  'password="',
];

test.each(FRAGMENTS.map((fragment) => ({ fragment })))(
  '200,000 characters of $fragment take no longer than others',
  ({ fragment }) => {
    const code = fragment.repeat(Math.ceil(200_000 / fragment.length));
    const start = process.cpuUsage(); // does not grow when the machine is busy
    for (const tag of ['', 'javascript', 'java']) analyseCode(code, tag);

    expect(process.cpuUsage(start).user / 1000).toBeLessThan(LIMIT_MS);
  },
);
