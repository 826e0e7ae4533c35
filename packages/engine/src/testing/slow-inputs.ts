import fc from 'fast-check';
import { countWords } from '../count-words.ts';

/** The size limits of a request. Source: packages/contract/src/limits.ts. */
const MAX_CHARS = 4000;
const MAX_WORDS = 200;

/** Text that patterns look for, skip or count, and characters that fold to several. */
const MARKS = [
  ...['.', ',', ';', ':', '!', '?', '-', '–', '/', '&', '@', '#', '_', '·', '…', '、', '。', '，', '؟', '¤', '|', '\\'],
  ...['"', '“', '„', '«', '「', '『', '《', "'", '’', '`', '(', ')', '[', '<', '{', '{{', '}}', '「」', '""', '()'],
  ...[' ', '\n', '\t', '\u3000', '\u200b', '\u0301', ', ', '\r\n', 'x  ', ' x\n\n'],
  ...[
    'a',
    'Ab',
    'é',
    'İ',
    'ß',
    'я',
    'ف',
    '한',
    '中',
    'の',
    '1',
    '1,',
    '1.',
    '10:',
    '²',
    '½',
    '⑴',
    '⒈',
    '№',
    '㏂',
    '㍿',
    'ﷺ',
    '¨',
    '😀',
  ],
  ...[
    'www.a',
    'https://b',
    'http://a/ ',
    'a@b.c',
    'a_b',
    'a=1&',
    '{"a":',
    '[1,',
    '<a>',
    '# ',
    '- ',
    '1) ',
    '```',
    '/*',
    '//a\n',
    '=>',
  ],
  ...[
    'def x(',
    'select ',
    'Traceback (',
    'AError:(',
    'Role: ',
    'POST ',
    'TODO',
    '5px',
    '€',
    '10%',
    '16:9,',
    '--a ',
    "'s ",
    '$a',
  ],
];

/** Each of them made a request of this size slow, or would without the fix for it. */
const ONCE_SLOW: readonly string[] = [
  ...[
    '1,',
    'e',
    '€',
    'ف',
    '"',
    '“',
    '„',
    '«',
    '「',
    '『',
    '《',
    '⒈',
    '⑴',
    '…',
    '№',
    'ﷺ',
    '²',
    '1.',
    'ab1.',
    'a@',
    '{{',
    '[{<(',
  ],
  ...[
    'http://a',
    'www.a',
    'https://example.com/a\n',
    '"“',
    '과슈、실사。',
    '수채화,',
    '모아,',
    '모아고 ',
    'toplat',
    'square,',
  ],
  ...['concise, short and sweet, ', 'warm and friendly and ', '硬一点 简练 ', '&', 'a&b', 'a_b,', '/a', '-a '],
];

/** Runs of spaces, which do not count as words: patterns that skip space scan them from every position. */
const GAPS = [' ', '\n', '\t', '\u3000', ' \n'].flatMap((space) => [
  `x${space.repeat(3990 / space.length)}x`,
  `make a list:${space.repeat(1900 / space.length)}(x${space.repeat(1900 / space.length)}: x`,
]);

/** Programs that once took long to analyze. */
export const SLOW_CODE: readonly string[] = [
  `// TODO${' '.repeat(3900)}x\nfunction a() {}`,
  ...[
    '"',
    "'",
    '`',
    '/*',
    '{',
    'def a(:\n',
    'function a(',
    '\n',
    'a b c(',
    '<div ',
    '"""',
    '#',
    'import ',
    '=> ',
    '{"a":',
    '[[',
  ].map(fill),
];

export const SLOW_TEXTS: readonly string[] = [...ONCE_SLOW.map(fill), ...GAPS, `${'warm,'.repeat(795)}按`];

/** Repeated fragments up to the size limits, between a start and an end. */
export function repeatedTexts(words: readonly string[]): fc.Arbitrary<string> {
  const word = fc.tuple(fc.constantFrom(...words), fc.constantFrom('', ' ', ',', '.', '-', '、', ':', '\n'));
  const fragment = fc.oneof(
    fc.constantFrom(...MARKS),
    word.map(([text, mark]) => text + mark),
  );
  const beginning = fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.array(fragment, { minLength: 1, maxLength: 12 }).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fragment.map((part) => part.repeat(Math.ceil(1500 / part.length))) },
  );
  const unit = fc.array(fragment, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
  const end = fc.oneof(fc.constantFrom('', 'x', '!', 'x!', '\n'), fragment);
  return fc.tuple(beginning, unit, end).map(([start, text, tail]) => {
    const room = Math.max(0, MAX_CHARS - start.length - tail.length);
    return withinLimits(start + text.repeat(Math.ceil(room / text.length)).slice(0, room) + tail);
  });
}

/** Every word in the patterns of a pack, in a typeable form. */
export function wordsOf(pack: object): string[] {
  return [...new Set(JSON.stringify(pack).match(/(?<!\\)\p{L}{2,}/gu) ?? [])];
}

function fill(unit: string): string {
  return withinLimits(unit.repeat(Math.ceil(MAX_CHARS / unit.length)));
}

/** As much of a text as a request may contain, without splitting a character. */
function withinLimits(text: string): string {
  let low = 0;
  let high = Math.min(MAX_CHARS, text.length);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (countWords(text.slice(0, middle)) <= MAX_WORDS) low = middle;
    else high = middle - 1;
  }
  return text.slice(0, low).replace(/\p{Surrogate}/gu, '');
}
