import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { asPrinted } from '../../testing/as-printed.ts';
import { ART_PACKS } from '../all-art-packs.ts';
import type { ArtTarget } from '../art-targets.ts';
import { writeArtFromIdea } from '../write-art-from-idea.ts';
import { withoutUnlettered } from './testing/without-unlettered.ts';

function write(idea: string, language: LanguageCode, target: ArtTarget = 'natural') {
  const words = { reading: READING_WORDS[language], art: ART_PACKS[language] };
  return withoutUnlettered(writeArtFromIdea({ idea, target, isEnglish: true }, words), language);
}

test.each([
  ['de', 'zeichne mir einen dachs im sessel', 'Zeichne mir einen dachs im sessel.'],
  ['de', 'mach mir ein plakat für das fest', 'Ein plakat für das fest.'],
  ['ru', 'нарисуй сову в очках', 'Нарисуй сову в очках.'],
  ['ru', 'нужна сова в очках', 'Сова в очках.'],
  ['tr', 'baykuşumu çiz', 'Baykuşumu çiz.'],
  ['es', 'dibuja a mi loro', 'Dibuja a mi loro.'],
  ['es', 'dibuja un loro', 'Un loro.'],
  ['en', 'make it look like a dream', 'Make it look like a dream.'],
  ['ja', 'うちのインコを浮き彫りにしてください', 'うちのインコを浮き彫りにしてください。'],
  ['ja', 'インコの絵を描いてください', 'インコ。'],
  ['ko', '우리 앵무새를 민화로 그려줘', '우리 앵무새를 민화로 그려줘.'],
  ['ko', '앵무새 스티커 그려줘', '앵무새 스티커.'],
] as const)('%s: of "%s" a whole phrase is left: %s', (language, idea, said) => {
  expect(write(idea, language).pieces[0]?.text.replace(/[.。]?$/u, /[。]$/u.test(said) ? '。' : '.')).toMatch(
    new RegExp(`^${said.replaceAll('.', '\\.')}$`, 'iu'),
  );
});

test.each([
  ['en', 'a kite, no green anywhere', 'green'],
  ['en', 'a kite, no clouds at all', 'clouds'],
  ['de', 'ein drachen, überhaupt keine wolken', 'wolken'],
  ['fr', 'un cerf-volant, pas de vert nulle part', 'vert'],
  ['es', 'una cometa, nada de nubes para nada', 'nubes'],
  ['it', 'un aquilone, niente nuvole da nessuna parte', 'nuvole'],
  ['pt', 'uma pipa, nada de nuvens', 'nuvens'],
  ['tr', 'bir uçurtma, hiç bulut olmasın', 'bulut'],
  ['ru', 'воздушный змей, без облаков вообще', 'облаков'],
  ['ar', 'طائرة ورقية، بدون غيوم أبدا', 'غيوم'],
  ['ko', '연, 구름은 절대 넣지 마세요', '구름'],
  ['zh', '风筝，不要任何云', '云'],
] as const)('%s: of "%s" only the thing is for a field of exclusions', (language, idea, thing) => {
  expect(write(idea, language, 'stable-diffusion').negativePrompt).toBe(thing);
});

test.each([
  ["a kite, no strings, that's not allowed here", 'strings'],
  ['a kite, no strings, because everyone draws strings', 'strings'],
  ["a kite, no strings, it's raining", null],
  ['a street where kites are forbidden', null],
])('"%s": a remark about why leaves only where it is certainly one', (idea, thing) => {
  expect(write(idea, 'en', 'stable-diffusion').negativePrompt).toBe(thing);
});

test.each([
  ['en', 'a kite, no color except red', 'color'],
  ['en', 'a kite, no text, except the date', 'text'],
  ['de', 'ein drachen, keine farben außer rot', 'farben'],
  ['fr', 'un cerf-volant, sans couleur sauf le rouge', 'couleur'],
  ['es', 'una cometa, sin colores salvo el rojo', 'colores'],
  ['it', 'un aquilone, senza colori tranne il rosso', 'colori'],
  ['pt', 'uma pipa, sem cores exceto vermelho', 'cores'],
  ['tr', 'bir uçurtma, kırmızı dışında renk olmasın', 'renk'],
  ['ru', 'воздушный змей, без цвета кроме красного', 'цвета'],
  ['ar', 'طائرة ورقية، بدون ألوان إلا الأحمر', 'ألوان'],
  ['ja', '凧、縦長以外は入れないで', '縦長'],
  ['ko', '연, 세로 화면 말고는 넣지 마세요', '세로'],
  ['zh', '风筝，除了红色不要颜色', '颜色'],
] as const)('%s: "%s" keeps its exception as typed', (language, idea, thing) => {
  const words = { reading: READING_WORDS[language], art: ART_PACKS[language] };
  const { prompt, negativePrompt } = writeArtFromIdea({ idea, target: 'stable-diffusion', isEnglish: true }, words);
  expect(negativePrompt).toBeNull();
  expect(prompt).toContain(asPrinted(language, thing));
});

test.each([
  ['pencil sketch of a kite', ['medium.pencil']],
  ['sketch of a kite', ['medium.sketch']],
  ['oil painting with a palette knife, a kite', ['medium.palette-knife']],
  ['sketch of a kite tattoo', ['artefact.tattoo']],
  ['watercolor or doodle of a kite', []],
  ['embroidery in cross stitch, a kite, no blue or green', ['medium.cross-stitch']],
  ['embroidery or cross stitch, a kite', []],
])('of two media in "%s", the one that says more speaks', (idea, ids) => {
  const told = write(idea, 'en').pieces.flatMap(({ because }) => (because.kind === 'follows' ? [because.from] : []));
  expect(told).toEqual(ids);
});

test('what a craft simplifies has no fur, no grip and no scale', () => {
  const medium = /^(?:medium|artefact)\./;
  for (const idea of ['embroidery of a dog holding a kite', 'kite seller with two kids built from lego']) {
    const told = write(idea, 'en').pieces.flatMap(({ because }) => (because.kind === 'follows' ? [because.from] : []));
    expect(told.filter((id) => !medium.test(id))).toEqual([]);
  }
});
