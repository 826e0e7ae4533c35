import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { MEASURED_PICTURE } from '../testing/measured-picture.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

const write = (text: string, imageDescription: string) =>
  writeJsonPrompt({ text, imageDescription }, TEXT_PACKS, JSON_PACKS);

test.each<[language: LanguageCode, text: string, described: string, subject: string]>([
  ['en', 'make it look like a woodcut', 'a fox in the snow, low sun, birch trees', 'a fox in the snow'],
  ['en', 'turn this into a watercolor', 'a fox in the snow, low sun', 'a fox in the snow'],
  ['en', 'as a linocut', 'a fox in the snow, low sun', 'a fox in the snow'],
  ['en', 'watercolor, no people, 4:5', 'a fox in the snow, low sun', 'a fox in the snow'],
  ['de', 'mach das Bild wie einen Holzschnitt', 'ein Fuchs im Schnee, tiefe Sonne', 'ein Fuchs im Schnee'],
  ['es', 'haz que parezca una xilografía', 'un zorro en la nieve, sol bajo', 'un zorro en la nieve'],
  ['fr', "transforme l'image en gravure sur bois", 'un renard dans la neige, soleil bas', 'un renard dans la neige'],
  ['it', 'trasformala in una xilografia', 'una volpe nella neve, sole basso', 'una volpe nella neve'],
  ['pt', 'transforme a imagem em xilogravura', 'uma raposa na neve, sol baixo', 'uma raposa na neve'],
  ['ru', 'сделай это в стиле гравюры', 'лиса на снегу, низкое солнце', 'лиса на снегу'],
  ['tr', 'bunu ahşap baskı gibi yap', 'karda bir tilki, alçak güneş', 'karda bir tilki'],
  ['ja', '木版画風にして', '雪の中のキツネ、低い太陽', '雪の中のキツネ'],
  ['ja', 'この画像を木版画にして', '雪の中のキツネ、低い太陽', '雪の中のキツネ'],
  ['ko', '이 사진을 목판화처럼 바꿔 줘', '눈 속의 여우, 낮은 해', '눈 속의 여우'],
  ['zh', '把它变成木刻版画', '雪中的狐狸，低斜的阳光', '雪中的狐狸'],
  ['ar', 'اجعلها تبدو كنقش على الخشب', 'ثعلب في الثلج، شمس منخفضة', 'ثعلب في الثلج'],
])('%s: "%s" keeps the description', (language, text, described, subject) => {
  const { object, checks } = write(text, described);

  expect(object).toMatchObject({ type: 'image_generation', language, image: { subject: { description: subject } } });
  expect(object.prompt).toContain(JSON_PACKS[language]?.words.defaults.keepSubject);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
});

test('a woodcut of a described picture has its details, its weather and its medium', () => {
  expect(write('make it look like a woodcut', 'a fox in the snow, low sun, birch trees, 4:3').object).toMatchObject({
    image: {
      subject: { description: 'a fox in the snow', details: ['birch trees'] },
      setting: { weather: 'snow' },
      style: { medium: 'woodcut' },
      lighting: { source: 'low sun' },
    },
    parameters: { aspect_ratio: '4:3' },
  });
});

test('a picture that was only measured asks for its subject', () => {
  const { object, checks } = writeJsonPrompt(
    { text: 'make it look like a woodcut', image: MEASURED_PICTURE },
    TEXT_PACKS,
    JSON_PACKS,
  );
  const gap = `[${JSON_PACKS.en?.words.placeholders.subject.name}]`;

  expect(object).toMatchObject({ image: { subject: { description: gap }, style: { medium: 'woodcut' } } });
  expect(object.prompt).toContain(gap);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
});

test('a text about the picture is no picture', () => {
  expect(write('turn this into an Instagram caption', 'a fox in the snow, low sun').type).toBe('text_task');
});

test.each([
  ['make it look like a woodcut, add a second fox', ['add a second fox', 'birch trees']],
  ['make it darker, no people', ['birch trees']],
])('additions of a change stay: %s', (text, details) => {
  expect(write(text, 'a fox in the snow, birch trees').object).toMatchObject({ image: { subject: { details } } });
});

test('the request takes precedence over its reference', () => {
  const described = 'photo of a fox in the snow, birch trees, a sledge, 4:3';

  expect(write('make it look like a woodcut, square, no birch trees', described).object).toMatchObject({
    image: {
      subject: { description: 'a fox in the snow', details: ['a sledge'] },
      style: { medium: 'woodcut' },
      avoid: ['birch trees'],
    },
    parameters: { aspect_ratio: '1:1' },
  });
  expect(JSON.stringify(write('make it look like a woodcut', described).object.image)).not.toContain('technique');
});

test.each([
  ['a rabbit in the same look', 'a fox in the snow, low sun', 'a rabbit'],
  ['Make a product shot in the same look for my brand', 'a glass jar on marble', 'product shot for my brand'],
  ['watercolor of a hare', 'a fox in the snow', 'a hare'],
  ['make this: a hare in the reeds', 'a fox in the snow', 'a hare in the reeds'],
  ['draw a picture of a hare', 'a fox in the snow', 'hare'],
  ['고양이 수채화 스타일로 그려줘', '눈 속의 여우', '고양이'],
  ['猫の水彩画風に', '雪の中のキツネ', '猫'],
  ['kedi suluboya tarzında', 'karda bir tilki', 'kedi'],
])('a request with its own subject keeps it: %s', (text, described, subject) => {
  const { image } = write(text, described).object as { image: { subject: { description: string } } };

  expect(image.subject.description).toContain(subject);
});
