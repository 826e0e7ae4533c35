import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

const write = (text: string) => writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS);

test.each([
  ['logo for a bicycle repair shop, two colours, square'],
  ['create an image of an icon for a weather app, square'],
  ['poster for a jazz night, square'],
  ['Erstelle ein Bild für einen Aufkleber mit Fuchs, quadratisch'],
  ['crea una imagen de un cartel para una feria, formato cuadrado'],
  ['une affiche pour une fête de village, format carré'],
  ["crea un'immagine di una locandina per una festa, formato quadrato"],
  ['crie uma imagem de um cartaz para uma festa, formato quadrado'],
  ['нарисуй картинку: плакат для праздника, квадратный формат'],
  ['köy şenliği için afiş görseli yap, kare format'],
  ['村祭りのポスターの画像を作って、正方形'],
  ['마을 축제 포스터 이미지를 만들어 줘, 정사각형'],
  ['画一张村庄节日的海报，正方形'],
  ['صمم صورة ملصق لمهرجان القرية، شكل مربع'],
])('a design needs no light and may contain lettering: %s', (text) => {
  const { object, language, type } = write(text);
  const { oneLight, noLettering } = JSON_PACKS[language]?.words.defaults ?? {};

  expect(type).toBe('image_generation');
  expect(object.prompt).not.toContain(oneLight);
  expect(object.prompt).not.toContain(noLettering);
});

test('a scene has both', () => {
  const { oneLight, noLettering } = JSON_PACKS.en?.words.defaults ?? {};

  expect(write('photo of a red barn, 3:2').object.assumptions).toEqual([oneLight, noLettering]);
});

test.each([
  ['poster for a jazz night, oil painting, at dusk', 'at dusk'],
  ['painting of a lighthouse at night, watercolor', 'night'],
  ['雨の夜のパン屋の窓、水彩、夕暮れ', '夕暮れ'],
])('a time that is stated comes before one in passing: %s', (text, time) => {
  expect(write(text).object).toMatchObject({ image: { setting: { time } } });
});

test('every detail is kept, and lettering appears once', () => {
  const things = Array.from({ length: 15 }, (_, number) => `a jar number ${number + 1}`);
  const { object } = write(`photo of a shelf, ${things.join(', ')}, with the words "OPEN LATE" at the top`);
  const { details } = (object as { image: { subject: { details: string[] } } }).image.subject;

  expect(details.join('; ')).toBe(things.join('; '));
  expect(details).toHaveLength(12);
});

test.each([
  ['Bild von einem Leuchtturm im Nebel, Ölgemälde', 'Leuchtturm im Nebel'],
  ['Erstelle ein Bild von einem Leuchtturm im Nebel, Ölgemälde', 'Leuchtturm im Nebel'],
  ['Bild vom Hafen bei Nacht, Ölgemälde', 'Hafen bei Nacht'],
  ['Bitte erstelle mir ein Bild von Berlin bei Nacht, Ölgemälde', 'Berlin bei Nacht'],
])('the kind of a picture is no part of its subject: %s', (text, description) => {
  expect(write(text).object).toMatchObject({ image: { subject: { description } } });
});

test('a product shot is one, unless another medium is named', () => {
  const mediumOf = (text: string) => (write(text).object as { image: { style?: { medium: string } } }).image.style;

  expect(mediumOf('Create a product shot of a candle, 4:5')).toEqual({ medium: 'product shot' });
  expect(mediumOf('Create a product shot of a candle, watercolor, 4:5')).toEqual({ medium: 'watercolor' });
});
