import { expect, test } from 'vitest';
import en from '../../words/en/text.json' with { type: 'json' };
import type { TextPack } from '../../words/text-pack.ts';
import { TEXT_PACKS } from '../all-text-packs.ts';
import { readIdea } from '../read-idea.ts';

const constraints = (idea: string) => readIdea(idea, en).slots.constraints;

test.each([
  [
    'workshop invitation email for our volunteers, Saturday 14 March 10:00, community garden, bring gloves, keep it short',
    ['Saturday 14 March 10:00', 'community garden', 'bring gloves'],
  ],
  ['email to my landlord about a broken heater, polite but firm', []],
  ['You are a senior copywriter. Write a product description for a steel bottle, no puns', ['no puns']],
  ['poem about tea; four lines; no rhymes', ['no rhymes']],
  ['lesson plan on fractions, 1,500 learners - two with dyscalculia', ['1,500 learners', 'two with dyscalculia']],
  ['poem "salt, smoke, sea" for Ann', []],
  ['birthday card for Ann, "salt, smoke, sea" on the front', ['"salt, smoke, sea" on the front']],
  ['email to Ann\n- bring gloves\n• no hats', ['bring gloves', 'no hats']],
  ['email to Ann', []],
  [
    'query of shops in Graz, tables: shops(id, name) and sales, no views',
    ['tables: shops(id, name) and sales', 'no views'],
  ],
  ['birthday email to Ann, tone: warm, note: hates puns', ['note: hates puns']],
  ['trip to Graz with my gran (82, no steep hills), 4 days', ['no steep hills', '4 days']],
  ['email to Ann, bring gloves, soap and towels', ['bring gloves, soap and towels']],
  ['quiz on Graz, rivers, hills and parks', ['rivers, hills and parks']],
  ['trip to Graz, budget 300 euros, good food and museums', ['budget 300 euros', 'good food and museums']],
  [
    'spreadsheet of sales in 3 shops, which falls? columns: date, shop, amount, no macros',
    ['columns: date, shop, amount', 'no macros'],
  ],
  [
    'email to Ann, bring gloves, soap and towels and wait by the gate',
    ['bring gloves, soap and towels and wait by the gate'],
  ],
  [
    'poem about tea, files of 6GB. plain words, up 18%. two voices',
    ['files of 6GB', 'plain words', 'up 18%', 'two voices'],
  ],
  ['poem for Ann, due by May 5. plain words, near Graz', ['due by May 5', 'plain words', 'near Graz']],
  [
    'cover letter for Graz Zoo, no office experience, speak Polish and English',
    ['no office experience', 'speak Polish and English'],
  ],
  [
    'laptop or tablet? 40 trips a year, just tell me which one to buy',
    ['40 trips a year', 'just tell me which one to buy'],
  ],
])('finds in "%s" the constraints %j', (idea, expected) => {
  expect(constraints(idea)).toEqual(expected);
});

test('keeps five, and of many the hard ones', () => {
  const idea =
    'poem about tea, a warm cup at noon, slow rain on tin, an old tune from home, a blue door, soft light, a worn step, 7 lines, near Graz';

  expect(constraints(idea)).toEqual([
    'a warm cup at noon',
    'slow rain on tin',
    'an old tune from home',
    'a blue door',
    'near Graz',
  ]);
});

test('loses no lone sixth', () => {
  const idea =
    'poem about tea, a warm cup at noon, slow rain on tin, an old tune from home, a blue door, soft light, near Graz';

  expect(constraints(idea)).toHaveLength(6);
});

test('keeps seven if all are short', () => {
  const idea =
    'poem about tea, warm cup, slow rain, old tune, blue door, soft light, 7 verses, near Graz, bring gloves';

  expect(constraints(idea)).toHaveLength(7);
});

test('does not cut short forms, dates and numbers after a colon, nor take a question for a limit', () => {
  expect(constraints('trip to Graz, max. 45 minutes on foot')).toEqual(['max. 45 minutes on foot']);
  expect(constraints('poem for Ann, call me: 0171 5551234')).toEqual(['call me: 0171 5551234']);
  expect(constraints('my son of 14 sulks, how do I start?')).not.toContain('how do I start?');
});

test('does not mistake an audience before a colon for a heading', () => {
  const idea = 'une histoire pour ma fille Lou, 4 ans : un hérisson qui a peur du noir';

  expect(readIdea(idea, TEXT_PACKS.fr).slots.constraints).toEqual(['un hérisson qui a peur du noir']);
});

test('leaves out clauses that are stories', () => {
  const story = 'which we all remember because it rained so much that nobody could stay dry for long';

  expect(constraints(`email to Ann, ${story}, bring gloves`)).toEqual(['bring gloves']);
});

test('takes the first clause as the task if nothing names the job', () => {
  expect(constraints('something nice for Ann, bring gloves')).toEqual(['bring gloves']);
  expect(constraints('quantum mechanics')).toEqual([]);
});

test('leaves brackets whole, ordinals and abbreviations uncut, and omits mere additions to another clause', () => {
  expect(constraints('trip to Graz with my gran (82, walker), 4 days')).toEqual(['4 days']);
  expect(constraints('poem for Ann, for her 70. birthday at St. Anna')).toEqual(['for her 70. birthday at St. Anna']);
  expect(constraints('poem for Ann, who loves the sea, four lines')).toEqual([]);
});

test('parts Chinese clauses at commas and leaves enumerations whole, and Japanese at its only comma', () => {
  const pieces = (idea: string, pack: TextPack) => readIdea(idea, pack).slots.constraints;

  expect(pieces('写一首关于雨的诗，要有茶、灯、旧信，四行', TEXT_PACKS.zh)).toContain('要有茶、灯、旧信');
  expect(pieces('雨の俳句、傘なし、秋の夜', TEXT_PACKS.ja)).toEqual(['傘なし', '秋の夜']);
});

test('ends a question at an Arabic question mark', () => {
  const { constraints } = readIdea('كيف أرتب يومي مع طفلين؟ أبدأ الدوام 8 الصبح وأخلص 4 العصر', TEXT_PACKS.ar).slots;
  expect(constraints).toEqual(['أبدأ الدوام 8 الصبح وأخلص 4 العصر']);
});

test('ends no clause at the short form of an Arabic title', () => {
  const { constraints } = readIdea('ايميل إلى د. هاني أعتذر عن التأخر، أرفقت التقرير', TEXT_PACKS.ar).slots;
  expect(constraints).toEqual(['أرفقت التقرير']);
});

test('halves a clause too long to quote at its "and", which an accent makes another word', () => {
  const ofItalian = (idea: string) => readIdea(idea, TEXT_PACKS.it).slots.constraints;

  expect(
    ofItalian('poesia sul tè, per undici anni ho lavorato nel bar di Anna e ogni sabato canto nel coro di Lecce'),
  ).toEqual(['per undici anni ho lavorato nel bar di Anna', 'ogni sabato canto nel coro di Lecce']);
  expect(
    ofItalian('poesia sul tè, a nove anni Anna è scappata in bici fino al mare di Lecce insieme a suo cugino'),
  ).toEqual([]);
});

test('halves a long clause at the "and" nearest to its middle', () => {
  expect(
    constraints(
      'poem about tea, take the number, the date and the sum of each cup and put all of it in one table for Ann',
    ),
  ).toEqual(['take the number, the date and the sum of each cup', 'put all of it in one table for Ann']);
});

test('quotes a Korean list whole, and parts a long Korean clause at its joining verb', () => {
  const ofKorean = (idea: string) => readIdea(idea, TEXT_PACKS.ko).slots.constraints;

  expect(ofKorean('레시피 하나. 두부 한 모, 신김치, 대파 있어요')).toEqual(['두부 한 모, 신김치, 대파 있어요']);
  expect(ofKorean('레시피 하나, 손님은 두 명, 오븐은 없어요')).toEqual(['손님은 두 명', '오븐은 없어요']);
  expect(
    ofKorean(
      '자기소개서 써줘. 반년 동안 동네 책방에서 손님 받는 일과 재고 관리를 맡았고 주문 시간을 1시간에서 20분으로 줄인 경험 있음',
    ),
  ).toEqual([
    '반년 동안 동네 책방에서 손님 받는 일과 재고 관리를 맡았고',
    '주문 시간을 1시간에서 20분으로 줄인 경험 있음',
  ]);
});
