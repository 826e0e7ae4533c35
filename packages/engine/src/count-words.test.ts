import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

test.each([
  { text: '', words: 0 },
  { text: '   ', words: 0 },
  { text: 'one', words: 1 },
  { text: ' two  words ', words: 2 },
  { text: "don't stop", words: 2 },
  { text: 'a — b', words: 3 },
  { text: 'tab\tnewline\nno-break\u00a0space', words: 4 },
  { text: 'line\u2028separator ideographic\u3000space', words: 4 },
  { text: 'Grüße aus Köln', words: 3 },
  { text: '写一封邮件', words: 3 },
  { text: '第3章', words: 3 },
  { text: 'ラーメン', words: 2 },
  { text: '「猫」', words: 1 },
  { text: 'email 给房东', words: 3 },
  { text: '집주인에게 이메일', words: 2 },
  { text: '🍕', words: 1 },
])('counts $words in "$text"', ({ text, words }) => {
  expect(countWords(text)).toBe(words);
});

test('splits texts without Han and kana at whitespace, whatever they hold', () => {
  const latin = fc.string({ unit: fc.nat({ max: 0x2e7f }).map((code) => String.fromCharCode(code)) });
  fc.assert(
    fc.property(latin, (text) => countWords(text) === text.split(/\s+/).filter((piece) => piece !== '').length),
  );
});

test('counts a text the same whatever Han follows it after a space', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z \t\n]{0,60}$/), (text) => countWords(`${text} 猫`) === countWords(text) + 1),
  );
});
