import { describe, expect, test } from 'vitest';
import en from '../words/en/text.json' with { type: 'json' };
import ja from '../words/ja/text.json' with { type: 'json' };
import type { SlotWords } from '../words/slot-words.ts';
import { compilePatterns } from './slot-patterns.ts';

const { labels } = en;
const compileWith = (slots: Partial<SlotWords>) =>
  compilePatterns({ slots: { ...en.slots, ...slots, parts: { ...en.slots.parts, ...slots.parts } }, labels });

describe.each([
  'leadIn',
  'question',
  'saysWhatToDo',
  'subordinate',
  'conjunction',
  'insists',
  'wish',
  'injection',
  'pointsAtSource',
  'request',
  'requestAfter',
  'subject',
  'audience',
  'beforeJob',
  'afterJob',
  'exclusionJoiner',
  'exclusionLead',
  'count',
  'exclusion',
  'negation',
  'resultLanguage',
  'dates',
  'amounts',
  'filler',
] as const)('the pattern %s', (name) => {
  test.each([
    ['finds nothing where the pack has none', '', 'any words', false],
    ['knows the letters of every script', '^\\p{L}+$', 'слово', true],
    ['takes the parts of the pack', '{start}{pet}{end}', 'cat?', true],
    ['keeps to the edges of a word', '{start}{pet}{end}', 'cats?', false],
  ])('%s', (_, source, text, isFound) => {
    expect(compileWith({ [name]: source, parts: { pet: '(?:cat|dog)' } })[name].test(text)).toBe(isFound);
  });
});

test('a part may name parts above it, and a part that no pack has is an error', () => {
  const { wish } = compileWith({ wish: '^{sum}$', parts: { digits: '[0-9]{2,5}', sum: '{digits} ?(?:eur|cent)' } });

  expect(['40 eur', '40cent', '4 eur'].map((text) => wish.test(text))).toEqual([true, true, false]);
  expect(() => compileWith({ wish: '{digits} eur' })).toThrow(SyntaxError);
});

describe('words of manner', () => {
  test.each([{ shortWords: ['short', 'short and sweet'] }, { shortWords: ['short and sweet', 'short'] }])(
    'the longest of $shortWords is found, whichever comes first',
    ({ shortWords }) => {
      expect(compileWith({ shortWords }).short.exec('keep it short and sweet')?.[0]).toBe('short and sweet');
    },
  );

  test.each([
    { name: 'tone', list: 'toneWords' },
    { name: 'short', list: 'shortWords' },
    { name: 'long', list: 'longWords' },
  ] as const)('a word of $list is found only whole where words stand apart', ({ name, list }) => {
    const isFound = (text: string, isSpaced: boolean) => compileWith({ [list]: ['dry'], isSpaced })[name].test(text);

    expect(['keep it dry', 'sundry', 'dryly'].map((text) => isFound(text, true))).toEqual([true, false, false]);
    expect(['keep it dry', 'sundry', 'dryly'].map((text) => isFound(text, false))).toEqual([true, true, true]);
  });

  test('a pack may define where a word with an attached "and" starts', () => {
    const shortWords = ['قصير'];

    expect(compileWith({ shortWords }).short.test('وقصير')).toBe(false);
    expect(compileWith({ shortWords, parts: { wordstart: '(?<!\\p{L})و?' } }).short.test('وقصير')).toBe(true);
  });

  const manner = {
    toneWords: ['warm', 'dry'],
    shortWords: ['short'],
    longWords: ['long'],
    degree: '(?:very|not too) ',
    joiner: '(?: and |, )(?:{degree})?',
  };

  test.each([
    ['two tones', 'warm and dry', 'warm and dry'],
    ['a degree before each', 'very warm, not too dry', 'very warm, not too dry'],
    ['no word of another kind', 'warm and green', 'warm'],
    ['no size', 'warm and short', 'warm'],
  ])('a run of tones takes %s', (_, text, run) => {
    expect(compileWith(manner).tone.exec(text)?.[0]).toBe(run);
  });

  test.each([
    ['tones and sizes', 'a very warm, short and dry note', ['very warm, short and dry note']],
    ['each of several runs', 'a short note and a long note', ['short note', 'long note']],
    ['nothing else', 'a green note', null],
  ])('a frame takes %s', (_, text, found) => {
    const [frame = /$/] = compileWith({ ...manner, frames: ['{manner} note'] }).frames;

    expect(text.match(frame)).toEqual(found);
  });
});

test.each(['text', 'time', 'slides'] as const)('every length in %s is found, in any script', (kind) => {
  const length = { ...en.slots.length, [kind]: '\\p{L}+' };

  expect('два или three'.match(compileWith({ length }).length[kind])).toEqual(['два', 'или', 'three']);
});

test.each(['count', 'exclusion'] as const)('every %s is found, in any script', (name) => {
  expect('два или three'.match(compileWith({ [name]: '\\p{L}+' })[name])).toEqual(['два', 'или', 'three']);
});

test('a mark of a prompt may ask for the start of any line', () => {
  const [mark = /$/] = compileWith({ promptMarks: ['^\\p{L}+:'] }).promptMarks;

  expect(['you are\nроль: b', 'you are b'].map((text) => mark.test(text))).toEqual([true, false]);
});

describe('a choice between two things', () => {
  test.each([
    ['Leaf or Golf?', true],
    ['leaf blower or rake?', true],
    ['Leaf or Golf', false],
    ['Leaf  Golf?', false],
    ['Leaf orGolf?', false],
    ['Leafor Golf?', false],
    ['I have a question, Leaf or Golf?', false],
  ])('in "%s": %s', (text, isFound) => {
    expect(compileWith({}).alternative.test(text)).toBe(isFound);
    expect(compileWith({ alternative: '' }).alternative.test(text)).toBe(false);
  });

  test.each([
    ['大きい犬か小さい猫？', true],
    ['大きい犬か小さい猫', false],
    ['大きい犬と小さい猫？', false],
  ])('without spaces, in "%s": %s', (text, isFound) => {
    expect(compilePatterns(ja).alternative.test(text)).toBe(isFound);
  });
});

test('finds all its labels, at the start of a line and before its colon', () => {
  const text = 'task: a\n# tone\nrequirements：b\nmy task: c\ntasks: d\nlength';

  expect(text.match(compileWith({}).ownLabel)).toEqual(['task:', '# tone', 'requirements：', 'length']);
});

test('a label is no pattern', () => {
  const { ownLabel } = compilePatterns({ slots: en.slots, labels: { ...labels, count: 'How many (in all)?' } });

  expect('how many (in all)?: 3'.match(ownLabel)).toEqual(['how many (in all)?:']);
});

test.each(['notNames', 'toolNames'] as const)('%s are whole words in any case', (name) => {
  const pattern = compileWith({ [name]: 'hr|é\\p{L}' })[name];

  expect(['HR', 'Él', 'hrs', 'a hr'].map((word) => pattern.test(word))).toEqual([true, true, false, false]);
});
