import { expect, test } from 'vitest';
import { readCode } from './read-code.ts';

test.each([
  { text: '123456', code: '123456' },
  { text: ' 123 456 ', code: '123456' },
  { text: '123-456', code: '123456' },
  { text: '１２３４５６', code: '123456' },
  { text: '000000', code: '000000' },
  { text: '12345', code: undefined },
  { text: '1234567', code: undefined },
  { text: '12345a', code: undefined },
  { text: '', code: undefined },
])('"$text" is read as $code', ({ text, code }) => {
  expect(readCode(text)).toBe(code);
});
