import { expect, test } from 'vitest';
import en from '../words/en/text.json' with { type: 'json' };
import ja from '../words/ja/text.json' with { type: 'json' };
import ru from '../words/ru/text.json' with { type: 'json' };
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
  [['no ads, no spam'], [['spa']]],
  [[], []],
])('names the stems of %j', (exclusions, stems) => {
  expect(ruledOutStems(exclusions, patterns)).toEqual(stems);
});

test('strips the ending of a genitive plural, so that it also excludes the other cases', () => {
  expect(ruledOutStems(['без надписей'], lexiconOf(ru).patterns)).toEqual([['надпис']]);
});

test('takes a word of a script without spaces whole', () => {
  expect(ruledOutStems(['絵文字や記号なし'], lexiconOf(ja).patterns)).toEqual([['絵文字'], ['記号']]);
});

test('drops lines that ask for anything excluded', () => {
  const lines = ['Five hashtags at the end.', 'A question.'];

  expect(withoutRuledOut(lines, [['pun'], ['hashtag']])).toEqual(['A question.']);
  expect(withoutRuledOut(lines, [['five', 'question']])).toEqual(lines);
  expect(withoutRuledOut(lines, [])).toEqual(lines);
});

test('drops a line that names a word of a script without spaces inside a run', () => {
  const lines = ['文末に絵文字を一つ。', '文末に質問を一つ。'];

  expect(withoutRuledOut(lines, [['絵文字']])).toEqual([lines[1]]);
});

test.each([
  ['din', 'Dinler', true],
  ['din', 'Dinleyen', false],
  ['threat', 'Threateningly', true],
  ['threat', 'A thread', false],
])('the stem "%s" rules "%s" out: %s', (stem, word, isRuledOut) => {
  expect(withoutRuledOut([word], [[stem]])).toHaveLength(isRuledOut ? 0 : 1);
});

test('keeps lines in which a short stem only opens another word', () => {
  const listeners = 'Dinleyenlerin bildiği bir örnek.';
  const prayer = 'Dinî bir dilekle bitir.';
  expect(withoutRuledOut([listeners, prayer], [['din']])).toEqual([listeners]);
});
