import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { asPrinted } from '../../testing/as-printed.ts';
import { ART_PACKS } from '../all-art-packs.ts';
import type { ArtTarget } from '../art-targets.ts';
import { writeArtFromIdea } from '../write-art-from-idea.ts';
import { withoutUnlettered } from './testing/without-unlettered.ts';

const ENGLISH: LanguageCode = 'en';

function promptOf(idea: string, language = ENGLISH, target: ArtTarget = 'natural'): string {
  const words = { reading: READING_WORDS[language], art: ART_PACKS[language] };
  return withoutUnlettered(writeArtFromIdea({ idea, target, isEnglish: language === ENGLISH }, words), language).prompt;
}

function negativeOf(idea: string, language: LanguageCode): string | null {
  const words = { reading: READING_WORDS[language], art: ART_PACKS[language] };
  return writeArtFromIdea({ idea, target: 'stable-diffusion', isEnglish: language === ENGLISH }, words).negativePrompt;
}

test.each([
  ['en', 'an empty pool with no people', 'people'],
  ['en', 'a harbor, no boats or gulls please', 'boats, gulls'],
  ['de', 'alter hafen, aber kein nebel und keine möwen', 'nebel, möwen'],
  ['fr', 'sans texte, une plage et un phare svp', 'texte'],
  ['es', 'una garza en el río, sin gente ni barcas', 'gente, barcas'],
  ['it', 'una piazza vuota, niente auto', 'auto'],
  ['pt', 'uma praça vazia, nem gente nem carros', 'gente, carros'],
  ['tr', 'boş bir liman, insan ve tekne olmasın', 'insan, tekne'],
  ['ru', 'пустая площадь, без людей и машин', 'людей, машин'],
  ['ar', 'ميناء فارغ، بدون ناس ولا قوارب', 'ناس, قوارب'],
  ['ja', '静かな港、人物なし', '人物'],
  ['ko', '조용한 항구, 사람은 없게', '사람'],
  ['zh', '安静的港口，不要人物', '人物'],
  ['en', 'tulips in a jug no red haha', 'red'],
  ['en', 'a barn, no bats because then it looks like halloween', 'bats'],
  ['en', 'there is a lake and there are no boats', 'boats'],
  ['de', 'teekanne auf holz kein text!!', 'text'],
  ['fr', "un lavoir, pas d'abeille svp et aucun texte", 'abeille, texte'],
  ['es', 'una cabra jaja no quiero vacas ni perros', 'vacas, perros'],
  ['it', 'un gatto sul tetto niente zucche che poi sembra halloween', 'zucche'],
  ['pt', 'um galo de barro, nada de preto e branco', 'preto e branco'],
  ['tr', 'kedi sepette, kuş istemiyorum', 'kuş'],
  ['ru', 'лес, людей нет, никакой травы и старых заборов', 'людей, травы, старых заборов'],
  ['ar', 'ميناء قديم، ما ابغى ناس هههه', 'ناس'],
  ['ko', '고양이 그림, 빨강 안돼요 글씨도 넣지말고 ㅋㅋ', '빨강, 글씨'],
  ['zh', '一只猫在屋顶，别放文字哈哈', '文字'],
] as const)(
  '%s: "%s" keeps what is ruled out in its sentence, and gives it to models with a field for it',
  (language, idea, ban) => {
    expect(negativeOf(idea, language)).toBe(ban);
    for (const thing of ban.split(', ')) expect(promptOf(idea, language)).toContain(asPrinted(language, thing));
  },
);

test.each([
  ['what is none of a list', 'no people, cars and logos'],
  ['what may be wanted', 'a lake, no text and blue sky'],
  ['an alternative', 'a vase with or without flowers'],
  ['a limit', 'a lemon, nothing else'],
  ['a property of one thing', 'a man without a hat and a woman'],
  ['a place behind it', 'a cup without handle beside books'],
  ['an exception', 'no people except for the fisherman'],
  ['what is set against something', 'no plates but a spoon on a table'],
  ['a comparison', 'not a photo of a whale'],
  ['what is spoken of', 'a card, no dedication, that comes later'],
  ['what somebody has not', 'a dog that has no collar'],
  ['a reason that tells of the picture', 'no flags since it was abandoned in 1900'],
  ['a saying', 'a land of no return'],
  ['what alone says what it is', 'no text on the poster, a band'],
])('leaves %s in the sentence', (_, idea) => {
  expect(promptOf(idea).toLowerCase()).toContain(idea);
});

test.each([
  ['en', 'linocut of a crow, only black and red', true],
  ['en', 'a crow, black and red only', true],
  ['de', 'krähe, nur schwarz und dunkelrot', true],
  ['ar', 'غراب، اسود وابيض فقط', true],
  ['ja', 'カラス、黒と赤だけ', true],
  ['en', 'photo of a crow, black and red only', false],
  ['en', 'only one red balloon over a gray town', false],
  ['en', 'a crow, only the beak is red', false],
  ['pt', 'um corvo, uma folha preta só', false],
] as const)('%s: whether "%s" limits the colors', (language, idea, isLimit) => {
  expect(promptOf(idea, language).includes(READING_WORDS[language].art.onlyColors.slice(1))).toBe(isLimit);
});

test.each([
  ['a mill, A4 portrait', ' A4 portrait.', '--ar 5:7'],
  ['an upright mill poster for an a3 frame, upright', ' A3 portrait.', '--ar 5:7'],
  ['a mill, square', 'A mill, square.', '--ar 1:1'],
  ['a mill in square format', 'A mill in square format.', '--ar 1:1'],
  ['instagram story of a mill', ' 9:16.', '--ar 9:16'],
  ['a mill, 3:2, upright', ' 2:3.', '--ar 2:3'],
])('"%s" gives its ratio in figures where a word leaves it open', (idea, told, flag) => {
  expect(promptOf(idea).endsWith(told)).toBe(true);
  expect(promptOf(idea, 'en', 'midjourney').endsWith(flag)).toBe(true);
});

test('a painter has no camera, and an animal no human face', () => {
  expect(promptOf('photo of a tower from below')).toContain('Camera near the ground');
  expect(promptOf('3d render of a tower from below')).toContain('Camera near the ground');
  for (const medium of ['linocut', 'oil painting'])
    expect(promptOf(`${medium} of a tower from below`)).not.toMatch(/camera/i);
  expect(promptOf('etching, portrait of my aunt')).toContain('asymmetry of the face');
  expect(promptOf('etching, portrait of my dog')).not.toContain('asymmetry of the face');
});

test('one color has nothing to contrast with', () => {
  expect(promptOf('linocut of a mill, only navy')).toContain('No other hue besides that of the bare background.');
  expect(promptOf('linocut of a mill, only navy')).not.toContain('contrast');
  expect(promptOf('linocut of a mill, only navy and red')).toContain('strongest color contrast on the main subject');
});

test('a rotated sheet and strictly limited colors are not said twice', () => {
  expect(promptOf('affiche de moulin, a3 vertical', 'fr')).not.toContain('A3');
  expect(promptOf('a mill, only two colors, exactly red and white')).toBe(
    'A mill, only two colors, exactly red and white. Strongest color contrast on the main subject, figure and ground clearly distinct.',
  );
});

test.each([
  ['en', 'my cat  on a wall ,  asleep .. no text', 'My cat on a wall, asleep, no text.'],
  ['en', 'a bowl , "Old  Mill"', 'A bowl, "Old  Mill".'],
  ['tr', 'bana bir kart lazım, kedi olsun', 'Bir kart, kedi olsun.'],
] as const)('%s: spaces and marks of "%s" are tidy', (language, idea, said) => {
  expect(promptOf(idea, language).slice(0, said.length)).toBe(said);
});

test.each(['a vertical mill', 'the town square', 'a banner with a mill'])('"%s" gives none', (idea) => {
  expect(promptOf(idea, 'en', 'midjourney')).not.toContain('--ar');
});

test.each([
  ['a word that is ruled out', 'film photo of a pool, no grain', 'grain'],
  ['what goes with a thing that is ruled out', 'linocut of a crow, no shading', 'gradients'],
  ['a color beside a limit', 'coloring page of a crow, only green', 'black'],
  ['a second light', 'oil painting at dawn in candlelight', 'source'],
  ['light where none falls', 'logo of an owl at night', 'sources'],
  ['a drawn look of a photo', 'photo of a shop, pop art', 'flat'],
])('%s does not follow', (_, idea, never) => {
  expect(
    promptOf(idea)
      .replace(/ Without:.*/, '')
      .toLowerCase()
      .slice(idea.length),
  ).not.toContain(never);
});

test('text next to a lettering word is lettering, and an area for later text stays empty', () => {
  expect(promptOf('a poster with the words "Spring Fair"')).toContain('Lettering exactly "Spring Fair", once,');
  expect(promptOf('a town like in "Amarcord"')).toBe('A town like in "Amarcord".');
  expect(promptOf('a poster for a fair, room for a title')).toContain('stays empty, without letters.');
});

test('no thanks that are to be read are lost, and a request is no question', () => {
  expect(promptOf('a card that says thank you')).toMatch(/^A card that says thank you\. Lettering letter for letter/);
  expect(promptOf('can you paint me a stove? thanks')).toBe('A stove.');
  expect(promptOf('what if stoves ruled?')).toBe('What if stoves ruled?');
});

test.each([
  ['en', 'an old stove.!! text comes later', 'An old stove. The area kept for the text'],
  ['fr', 'bol de poires svp!!', 'Bol de poires.'],
  ['it', 'manifesto x la sagra', 'Manifesto per la sagra.'],
  ['ja', '机の絵、人なしで(笑)', '机の絵、人なしで。'],
  ['ja', '机の絵、人なし車なし', '机の絵、人なし、車なし。'],
  ['en', 'a stove... with a kettle!', 'A stove, with a kettle!'],
  ['en', 'a stove! a kettle on it', 'A stove! A kettle on it.'],
  ['en', 'a stove!! and a kettle', 'A stove, and a kettle.'],
  ['es', '¡una estufa!', 'Una estufa!'],
  ['zh', '一个哈哈大笑的女孩', '一个哈哈大笑的女孩。'],
  ['en', 'a card that says haha', 'A card that says haha.'],
] as const)('%s: chat goes from "%s"', (language, idea, prompt) => {
  expect(promptOf(idea, language).slice(0, prompt.length)).toBe(prompt);
});

test('politeness and chat spelling go, outside quotation marks', () => {
  expect(promptOf('un reloj q duerme porfa', 'es')).toBe('Un reloj que duerme.');
  expect(promptOf('cartel que dice "q onda"', 'es')).toMatch(/^Cartel que dice "q onda"\./);
  expect(promptOf('항구 포스터 만들어줘, 세로로', 'ko')).toMatch(/^항구 포스터, 세로로\./);
});

test.each<[LanguageCode, string, boolean]>([
  ['en', 'watercolor of a heron in the reeds', true],
  ['en', 'watercolor of a heron, the word "reed" below', false],
  ['en', 'a poster with a heron', false],
  ['en', 'neon signs in a wet street, photo', false],
  ['en', 'watercolor of a heron, no text', false],
  ['de', 'aquarell von einem reiher im schilf', true],
  ['ja', '葦の中の鷺、水彩', true],
  ['ar', 'لوحة مائية لطائر بين القصب', true],
])('%s: a picture without anything written says so: "%s"', (language, idea, isSaid) => {
  const words = { reading: READING_WORDS[language], art: ART_PACKS[language] };
  const { pieces } = writeArtFromIdea({ idea, target: 'natural', isEnglish: language === ENGLISH }, words);
  expect(pieces.some(({ text }) => text === words.art.fromIdea.sentences['no-lettering'])).toBe(isSaid);
});

test.each<[LanguageCode, string, string]>([
  ['fr', 'aquarelle, une moufle moutarde (pas rouge !!), format carré', '(pas rouge)'],
  ['ja', '水彩の馬 人は描かないで 文字もいらない', '描かないで、文字'],
])('%s: marks are tidied: "%s"', (language, idea, tidied) => {
  expect(promptOf(idea, language)).toContain(tidied);
});

test('a quotation stays letter by letter, with the spaces of its language', () => {
  expect(promptOf('affiche, comme texte « On danse ! » , format portrait', 'fr')).toContain('« On danse ! »');
});
