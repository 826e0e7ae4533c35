import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LanguageCode } from '../languages.ts';
import type { TextPack } from '../words/text-pack.ts';
import { TEXT_PACKS } from './all-text-packs.ts';
import { compilePatterns } from './slot-patterns.ts';
import { writeTextPrompt } from './write-text-prompt.ts';

const MAX_CHARS = 4000;
/** Far above what any input takes (under 10 ms), far below what a pattern takes that doubles with each repetition. */
const LIMIT_MS = 1500;

const MARKS = [
  ...[
    'www.a',
    'www.a ',
    'https://b ',
    '\n',
    ' ',
    '.',
    '-',
    '"',
    '“',
    '(',
    ')',
    '<',
    '[',
    '{{',
    '`',
    '# ',
    '@',
    '?',
    '!',
  ],
  ...['10', '3,5', '€', ', ', "'s ", 'Ä', 'def x(', 'select ', 'Traceback (', 'Role: '],
];

/** Every word that the patterns of a pack name, as it may be typed. */
function wordsOf({ slots }: TextPack): string[] {
  const { toneWords, shortWords, longWords, formats: _formats, emptyWords: _emptyWords, ...patterns } = slots;
  const words = JSON.stringify(patterns).match(/(?<!\\)\p{L}{2,}/gu) ?? [];
  return [...new Set([...words, ...toneWords, ...shortWords, ...longWords])].flatMap((word) => [word, `${word} `]);
}

/** Milliseconds of the processor, which do not grow when the machine is busy. */
function timeOf(idea: string, language?: LanguageCode): number {
  const start = process.cpuUsage();
  writeTextPrompt({ idea, language }, TEXT_PACKS);
  return process.cpuUsage(start).user / 1000;
}

test.each([
  { name: 'links one after the other', idea: `${'www.a'.repeat(200)} x` },
  { name: 'links on lines, then a word', idea: `${'https://example.com/a\n'.repeat(60)}summarise these` },
  { name: 'the same wish again and again', idea: `${'concise, short and sweet, '.repeat(60)}x!` },
  { name: 'tones without end', idea: `${'warm and friendly and '.repeat(80)}!` },
  { name: 'numbers without end', idea: '1,'.repeat(1900) },
  { name: 'quotation marks without end', idea: '"“'.repeat(1900) },
  { name: 'brackets without end', idea: '[{<('.repeat(900) },
  { name: 'a word that ends as a joiner begins', idea: `${'硬一点 简练 '.repeat(570)}x` },
])('$name takes no longer than other input', ({ idea }) => {
  expect(timeOf(idea)).toBeLessThan(LIMIT_MS);
});

test.each(Object.entries(TEXT_PACKS))(
  'in %s nothing gets slow by being repeated',
  (language, pack) => {
    const parts = fc.array(fc.constantFrom(...MARKS, ...wordsOf(pack)), { minLength: 1, maxLength: 4 });
    const tail = fc.constantFrom('', 'x', '!', 'x!', '\n');
    fc.assert(
      fc.property(parts, tail, (fragments, end) => {
        const unit = fragments.join('');
        const idea = `${unit.repeat(Math.ceil(MAX_CHARS / unit.length)).slice(0, MAX_CHARS - end.length)}${end}`;
        return timeOf(idea, language as LanguageCode) < LIMIT_MS;
      }),
      { numRuns: 150 },
    );
  },
  120_000,
);

test.each(Object.entries(TEXT_PACKS))(
  'in %s no word of manner is also made of others, which would double the ways to read each of them',
  (_, pack) => {
    const { slots, labels } = pack;
    const words = [...slots.toneWords, ...slots.shortWords, ...slots.longWords];
    const degree = new RegExp(`^(?:${slots.degree}).`, 'u');
    const isMadeOfOthers = (word: string) => {
      const toneWords = words.filter((other) => other !== word);
      if (!degree.test(word) && !toneWords.some((other) => word.startsWith(other))) return false;
      const ofOthers = { ...slots, frames: ['^{manner}$'], toneWords, shortWords: [], longWords: [] };
      // Also before another word: what joins two may begin with the end of the first.
      const next = toneWords[0] ?? '';
      return compilePatterns({ slots: ofOthers, labels }).frames.some(
        (whole) => whole.test(word) || whole.test(`${word} ${next}`),
      );
    };
    expect(words.filter(isMadeOfOthers)).toEqual([]);
  },
  120_000,
);
