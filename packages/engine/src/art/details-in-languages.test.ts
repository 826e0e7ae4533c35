import { describe, expect, test } from 'vitest';
import type { Thing } from '../words/art-words.ts';
import { ART_PACKS } from './all-art-packs.ts';
import { readDetails } from './read-details.ts';

type Row = [language: keyof typeof ART_PACKS, square: string, phone: string, work: string, ...excluded: string[]];
const KINDS: readonly Thing[] = ['smile', 'umbrellas', 'collars', 'beards', 'tattoos'];
/** What people write about a picture of `X`, one kind of exclusion each. */
const ROWS: Row[] = [
  [
    'en',
    'X, square',
    'X, phone wallpaper',
    'X, poster',
    'X, no smile',
    'X, no parasol',
    'X, no collar',
    'X, no beard',
    'X, no tattoos',
  ],
  [
    'de',
    'X, quadratisch',
    'X, Handyhintergrund',
    'X, Plakat',
    'X, kein Lächeln',
    'X, ohne Sonnenschirm',
    'X, ohne Halsband',
    'X, ohne Bart',
    'X, keine Tattoos',
  ],
  [
    'es',
    'X, formato cuadrado',
    'X, fondo de pantalla del móvil',
    'X, cartel',
    'X, sin sonrisa',
    'X, sin sombrilla',
    'X, sin correa',
    'X, sin barba',
    'X, sin tatuajes',
  ],
  [
    'fr',
    'X, format carré',
    "X, fond d'écran de téléphone",
    'X, affiche',
    'X, sans sourire',
    'X, sans parasol',
    'X, sans laisse',
    'X, sans barbe',
    'X, sans tatouage',
  ],
  [
    'it',
    'X, formato quadrato',
    'X, sfondo per il telefono',
    'X, locandina',
    'X, senza sorriso',
    'X, senza ombrellone',
    'X, senza collare',
    'X, senza barba',
    'X, senza tatuaggi',
  ],
  [
    'pt',
    'X, formato quadrado',
    'X, papel de parede de celular',
    'X, cartaz',
    'X, sem sorriso',
    'X, sem guarda-sol',
    'X, sem coleira',
    'X, sem barba',
    'X, sem tatuagens',
  ],
  [
    'ru',
    'X, квадрат',
    'X, обои на телефон',
    'X, плакат',
    'X, без улыбки',
    'X, без зонта',
    'X, без ошейника',
    'X, без бороды',
    'X, без татуировок',
  ],
  [
    'tr',
    'X, kare',
    'X, telefon duvar kağıdı',
    'X, poster',
    'X, gülümseme yok',
    'X, şemsiye yok',
    'X, tasma yok',
    'X, sakal yok',
    'X, dövme yok',
  ],
  [
    'ar',
    'X، مربع',
    'X، خلفية جوال',
    'X، ملصق',
    'X، بدون ابتسامة',
    'X، بدون مظلة',
    'X، بدون طوق',
    'X، بدون لحية',
    'X، بدون وشم',
  ],
  [
    'ja',
    'X、正方形',
    'X、スマホの壁紙',
    'X、ポスター',
    'X、笑顔なし',
    'X、日傘なし',
    'X、首輪なし',
    'X、ひげなし',
    'X、タトゥーなし',
  ],
  [
    'ko',
    'X, 정사각형',
    'X, 폰 배경화면',
    'X, 포스터',
    'X, 미소 없이',
    'X, 양산 없이',
    'X, 목줄 없이',
    'X, 수염 없이',
    'X, 문신 없이',
  ],
  [
    'zh',
    'X，正方形',
    'X，手机壁纸',
    'X，海报',
    'X，没有笑容',
    'X，没有遮阳伞',
    'X，没有项圈',
    'X，没有胡子',
    'X，没有纹身',
  ],
];

describe.each(ROWS)('details in %s', (language, square, phone, work, ...excluded) => {
  const words = ART_PACKS[language];

  test('name a format, which is not part of what is shown', () => {
    expect(readDetails(square, words)).toMatchObject({ wish: 'X', body: 'X', ratio: '1:1' });
    expect(readDetails(phone, words)).toMatchObject({ wish: 'X', body: 'X', ratio: '9:16' });
  });

  test('name a kind of work, which is', () => {
    expect(readDetails(work, words)).toMatchObject({ wish: work, body: work, ratio: '2:3' });
  });

  test('rule out anything that would be visible', () => {
    const found = excluded.map((typed) => readDetails(typed, words));

    expect(found.map(({ exclusions }) => exclusions.map(({ thing }) => thing))).toEqual(KINDS.map((kind) => [kind]));
    expect(found.map(({ body }) => body)).toEqual(KINDS.map(() => 'X'));
  });
});
