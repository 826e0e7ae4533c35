import { expect, test } from 'vitest';
import { readPhone } from './read-phone.ts';

test.each([
  { text: '+4915112345678', phone: '+4915112345678' },
  { text: ' +49 (151) 123-456.78 ', phone: '+4915112345678' },
  { text: '0049 151 12345678', phone: '+4915112345678' },
  { text: '＋８１ ９０ １２３４ ５６７８', phone: '+819012345678' },
  { text: '0151 12345678', phone: undefined },
  { text: '+123456', phone: undefined },
  { text: '+1234567890123456', phone: undefined },
  { text: '+49 151 CALLME', phone: undefined },
  { text: '', phone: undefined },
])('"$text" is read as $phone', ({ text, phone }) => {
  expect(readPhone(text)).toBe(phone);
});
