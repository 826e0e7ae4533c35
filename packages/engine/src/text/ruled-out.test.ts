import { expect, test } from 'vitest';
import en from '../words/en.json' with { type: 'json' };
import { lexiconOf } from './lexicon.ts';
import { ruledOutStems, withoutRuledOut } from './ruled-out.ts';

const { patterns } = lexiconOf(en);

test.each([
  [['no puns'], [['pun']]],
  [['no emoji and no exclamation marks'], [['emoj'], ['exclamation'.slice(0, -1), 'mark']]],
  [["don't mention prices"], [['price']]],
  [
    ['without sounding desperate', 'avoid long sentences'],
    [['desperat'], ['lon', 'sentence']],
  ],
  [['no AI'], []],
  [[], []],
])('names the stems of %j', (exclusions, stems) => {
  expect(ruledOutStems(exclusions, patterns)).toEqual(stems);
});

test('drops lines that ask for what was ruled out, in any of their wordings', () => {
  const lines = [
    'Five hashtags at the end.',
    ['A question.', 'One hashtag.'],
    { say: 'A hashtag.', if: ['x'] },
    'A question.',
  ];

  expect(withoutRuledOut(lines, [['hashtag']])).toEqual(['A question.']);
  expect(withoutRuledOut(lines, [['five', 'question']])).toEqual(lines);
  expect(withoutRuledOut(lines, [])).toBe(lines);
});
