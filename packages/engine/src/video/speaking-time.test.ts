import { describe, expect, test } from 'vitest';
import { isSpeakerNamed, speakingTime } from './speaking-time.ts';

const many = (text: string, count: number) => text.repeat(count);

describe('speakingTime', () => {
  test.each([
    { name: '16 words', dialogue: many('stay ', 16), fits: 8 },
    { name: '11 words', dialogue: many('stay ', 11), fits: 6 },
    { name: '7 words', dialogue: many('слово ', 7), fits: 4.1 },
    { name: '28 Chinese characters', dialogue: many('说', 28), fits: 8 },
    { name: '40 kana', dialogue: many('あ', 40), fits: 8 },
    { name: '35 Korean syllables', dialogue: many('가', 35), fits: 8 },
  ])('$name take about $fits seconds', ({ dialogue, fits }) => {
    expect(speakingTime(dialogue)).toBeLessThanOrEqual(fits);
    expect(speakingTime(dialogue)).toBeGreaterThan(fits - 1);
  });

  test.each([
    { name: 'the label of the speaker', dialogue: 'Old fisherman (hoarse, slow): "Wait here"' },
    { name: 'the label without quotation marks', dialogue: 'Fisherman: Wait here' },
    { name: 'the verb of speech before the quotation', dialogue: 'A man murmurs, “Wait here”' },
  ])('does not count $name', ({ dialogue }) => {
    expect(speakingTime(dialogue)).toBe(speakingTime('Wait here'));
  });

  test.each([
    { dialogue: 'Er sagt „Warte hier“ leise' },
    { dialogue: 'Er sagt „Warte hier” leise' },
    { dialogue: 'Он шепчет «Warte hier» тихо' },
    { dialogue: 'He says “Warte hier” softly' },
    { dialogue: 'He says "Warte hier" softly' },
    { dialogue: 'Ana says 「Warte hier」 softly' },
    { dialogue: 'Ana says 『Warte hier』 softly' },
  ])('counts the quotations in $dialogue', ({ dialogue }) => {
    expect(speakingTime(dialogue)).toBe(speakingTime('Warte hier'));
  });

  test('takes words on both sides of another script as two', () => {
    expect(speakingTime('one가two')).toBeCloseTo(1 + 2 / 2.3 + 1 / 5);
    expect(speakingTime('one说two')).toBeCloseTo(1 + 2 / 2.3 + 1 / 4);
    expect(speakingTime('oneあtwo')).toBeCloseTo(1 + 2 / 2.3 + 1 / 6);
  });

  test('counts the words of both speakers', () => {
    expect(speakingTime('Ana: "Wait"\nBen: "Here"')).toBe(speakingTime('Wait Here'));
    expect(speakingTime('Ana: «Wait» Ben: «Here»')).toBe(speakingTime('Wait Here'));
  });

  test('counts kanji as two morae if there are kana', () => {
    expect(speakingTime('海だ')).toBeCloseTo(1 + 3 / 6);
    expect(speakingTime('海')).toBeCloseTo(1 + 1 / 4);
    expect(speakingTime('しゃ')).toBeCloseTo(1 + 1 / 6);
  });

  test('is nothing without speech', () => {
    expect(speakingTime('')).toBe(0);
    expect(speakingTime(' … ')).toBe(0);
  });
});

test.each([
  { dialogue: '', named: true },
  { dialogue: 'Ana: "Hi"', named: true },
  { dialogue: 'A man murmurs, "Hi"', named: true },
  { dialogue: '阿明：你好', named: true },
  { dialogue: '"Hi"', named: false },
  { dialogue: '"Hi" …', named: false },
  { dialogue: 'Ana: "Hi"\n \nBen: "Hello"', named: true },
  { dialogue: 'Ana: "Hi"\n"Hello"', named: false },
])('a speaker is named in $dialogue: $named', ({ dialogue, named }) => {
  expect(isSpeakerNamed(dialogue)).toBe(named);
});
