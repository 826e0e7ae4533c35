import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { asPrintedSentence } from '../../testing/as-printed.ts';
import { readVideoIdea } from '../from-idea/read-video-idea.ts';
import { CLIP_WORDS } from './all-clip-words.ts';
import { clipFacts } from './clip-facts.ts';
import { clipFromIdea, rulesFor } from './clip-from-idea.ts';
import type { ClipRule } from './clip-rules.ts';
import { clipWithoutOpen } from './testing/without-open.ts';
import { THIN_RULES } from './thin-rules.ts';

const rulesOf = (language: LanguageCode, idea: string) =>
  rulesFor(clipFacts(readVideoIdea(idea, READING_WORDS[language]), CLIP_WORDS[language]));
const isThin = (rule: ClipRule) => Object.hasOwn(THIN_RULES, rule);

/** The third text makes the idea long. */
const ideas: readonly [LanguageCode, string, string, readonly ClipRule[]][] = [
  [
    'en',
    'my grandpa drags a sled up the hill',
    ', blue dusk, a scarf flaps, camera low in the grass beside him',
    ['same-person', 'effort'],
  ],
  [
    'de',
    'meine oma knetet teig',
    ', mehl auf der schürze, blick von der seite, draußen dämmert es, radio leise im hintergrund',
    ['same-person', 'fingers'],
  ],
  [
    'fr',
    'un chien saute dans la rivière',
    ', vu depuis la berge, les herbes bougent, lumière douce du matin sur les pierres',
    ['same-animal', 'jump'],
  ],
  [
    'es',
    'mi abuelo empuja una carretilla',
    ', sombra de los olivos, la cámara a la altura de la rueda, se oye el viento',
    ['same-person', 'effort'],
  ],
  [
    'it',
    'il gatto dorme sul davanzale',
    ', fuori passa un tram, tende bianche, inquadratura stretta sul muso e sulle zampe davanti',
    ['same-animal', 'resting'],
  ],
  [
    'pt',
    'minha avó caminha na praia',
    ', xale no vento, câmera baixa na areia, o mar ao fundo sem ninguém por perto',
    ['same-person', 'steps'],
  ],
  [
    'ru',
    'дедушка тащит санки',
    ', снизу вверх, рядом лает собака, на нем старый тулуп, слышен скрип снега под ногами',
    ['same-person', 'effort'],
  ],
  [
    'tr',
    'kedi duvardan atlıyor',
    ', alttan çekim, arkada eski bir kapı, yapraklar kıpırdıyor, taş avluda kimse yok, gölge yumuşak',
    ['same-animal', 'jump'],
  ],
  [
    'ar',
    'جدي يمشي في السوق',
    '، الكاميرا خلفه، الدكاكين مفتوحة، صوت الباعة بعيد، لابس عباءة بنية ويحمل سلة قديمة',
    ['same-person', 'steps'],
  ],
  [
    'ja',
    '猫が塀から飛び降りる',
    '、低いカメラ、後ろに古い木の門、葉が揺れている、石畳の庭には誰もいない、影は柔らかい',
    ['same-animal', 'jump'],
  ],
  [
    'ko',
    '강아지가 담장 위로 점프한다',
    ', 낮은 카메라, 뒤에는 낡은 나무 문, 잎이 흔들린다, 돌마당, 옅은 그림자, 멀리 종소리',
    ['same-animal', 'jump'],
  ],
  [
    'zh',
    '爷爷推着小车',
    '，低机位，后面是旧木门，树叶在晃，石板院子里没有别人，影子很淡，远处有钟声',
    ['same-person', 'effort'],
  ],
];

test.each(ideas)('%s: "%s" gets what follows from it, and nothing once "%s" is said', (language, idea, more, rules) => {
  expect(rulesOf(language, idea).filter(isThin)).toEqual(expect.arrayContaining([...rules]));
  expect(rulesOf(language, idea + more).filter(isThin)).toEqual([]);
});

test.each<[LanguageCode, string]>([
  ['en', 'a harbor'],
  ['de', 'ein leerer hof'],
  ['ja', '空っぽの駅'],
  ['zh', '一座旧桥'],
])('%s: of "%s" only what it leaves open is decided', (language, idea) => {
  expect([idea, asPrintedSentence(language, idea)]).toContain(Object.values(clipWithoutOpen(language, idea)).join(''));
});

test('stands in brackets behind what was typed, at most two of them', () => {
  const { action } = clipFromIdea(
    'steam rises, grandma pours tea, smiles and walks away',
    READING_WORDS.en,
    CLIP_WORDS.en,
  );
  expect(action).toMatch(/^Steam rises, grandma pours tea, smiles and walks away \([^()]+\)\.$/);
  expect(rulesOf('en', 'steam rises, grandma pours tea, smiles and walks away').filter(isThin).length).toBeGreaterThan(
    2,
  );
});

test('what turns against itself is printed as typed', () => {
  expect(rulesOf('en', 'a dog runs but stands still').filter(isThin)).toEqual([]);
});

test('a dance has steps, and goes nowhere', () => {
  expect(rulesOf('es', 'mi abuela bailando cumbia en la cocina')).toEqual(expect.arrayContaining(['steps']));
  expect(rulesOf('es', 'mi abuela bailando cumbia en la cocina')).not.toContain('alongside');
  expect(rulesOf('es', 'mi abuela camina por la calle')).toContain('alongside');
});
