import { expect, test } from 'vitest';
import { isEmail, showsNothing } from './contact-limits.ts';

test.each([
  { name: 'nothing', text: '', isNothing: true },
  { name: 'blanks of several kinds', text: ' \t\n\u00A0\u3000', isNothing: true },
  { name: 'zero-width spaces and joiners', text: '\u200B\u200C\u200D\u2060\uFEFF', isNothing: true },
  { name: 'empty Braille cells', text: '\u2800 \u2800', isNothing: true },
  { name: 'Hangul fillers', text: '\u3164\u115F\uFFA0', isNothing: true },
  { name: 'direction marks and soft hyphens', text: '\u200E\u202E\u2067\u00AD', isNothing: true },
  { name: 'control characters', text: '\u0000\u001B', isNothing: true },
  { name: 'one letter among them', text: '\u200Bx\u3164', isNothing: false },
  { name: 'a Persian word with a joiner', text: 'می\u200Cخواهم', isNothing: false },
  { name: 'an emoji', text: '❤\uFE0F', isNothing: false },
  { name: 'Braille', text: '⠓⠊', isNothing: false },
])('$name: $isNothing', ({ text, isNothing }) => {
  expect(showsNothing(text)).toBe(isNothing);
});

test.each(['ann@example.org', 'news+ann=example.org@example.org', 'what?=@example.org'])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each(['=?utf-8?q?ann?=@example.org', 'ann@=?utf-8?b?YQ==?=.org', 'a=?iso-8859-1?Q?=40?=b@example.org'])(
  '%s holds an encoded word, which a program that reads mail may turn into another address',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);
