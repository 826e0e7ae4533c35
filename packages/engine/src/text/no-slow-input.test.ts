import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_PACKS } from '../all-packs.ts';
import { writeTextPrompt } from './write-text-prompt.ts';

const MAX_CHARS = 4000;
/** Far above what any input takes (under 10 ms), far below what a pattern takes that doubles with each repetition. */
const LIMIT_MS = 1500;

const { slots } = ALL_PACKS.en;
const FRAGMENTS = [
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
  ...['one', '10', '3,5', '€', 'no ', 'without ', 'and ', ' or ', ', ', 'for ', 'to ', 'about ', 'under ', 'between '],
  ...['monday ', '3 june ', 'in english ', 'from Ann', 'signed ', 'in a ', 'keep it ', 'not too ', 'a bit ', 'emoji '],
  ...['def x(', 'select ', 'Traceback (', 'You are ', 'Role: ', "don't ", "'s ", 'Ä', 'words ', 'minutes '],
  ...slots.toneWords.slice(0, 40).map((word) => `${word} `),
  ...[...slots.shortWords, ...slots.longWords].flatMap((word) => [`${word} and `, `${word}, `]),
];

function timeOf(idea: string): number {
  const start = performance.now();
  writeTextPrompt({ idea }, ALL_PACKS);
  return performance.now() - start;
}

test.each([
  { name: 'links one after the other', idea: `${'www.a'.repeat(200)} x` },
  { name: 'links on lines, then a word', idea: `${'https://example.com/a\n'.repeat(60)}summarise these` },
  { name: 'the same wish again and again', idea: `${'concise, short and sweet, '.repeat(60)}x!` },
  { name: 'tones without end', idea: `${'warm and friendly and '.repeat(80)}!` },
  { name: 'numbers without end', idea: '1,'.repeat(1900) },
  { name: 'quotation marks without end', idea: '"“'.repeat(1900) },
  { name: 'brackets without end', idea: '[{<('.repeat(900) },
])('$name takes no longer than other input', ({ idea }) => {
  expect(timeOf(idea)).toBeLessThan(LIMIT_MS);
});

test('no fragment or pair of fragments gets slow by being repeated', () => {
  const parts = fc.array(fc.constantFrom(...FRAGMENTS), { minLength: 1, maxLength: 4 });
  const tail = fc.constantFrom('', 'x', '!', 'x!', '\n');
  fc.assert(
    fc.property(parts, tail, (fragments, end) => {
      const unit = fragments.join('');
      const idea = `${unit.repeat(Math.ceil(MAX_CHARS / unit.length)).slice(0, MAX_CHARS - end.length)}${end}`;
      return timeOf(idea) < LIMIT_MS;
    }),
    { numRuns: 400 },
  );
}, 120_000);
