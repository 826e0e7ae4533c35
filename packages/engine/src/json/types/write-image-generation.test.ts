import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

const promptOf = (text: string) => String(writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS).object.prompt);

test.each([
  ['Create an image of a red fox in the snow, 16:9'],
  ["Crée une image d'un renard roux dans la neige, 16:9"],
  ['Erstelle ein Bild von einem roten Fuchs im Schnee, 16:9'],
  ['Crea una imagen de un zorro rojo en la nieve, 16:9'],
  ["Crea un'immagine di una volpe rossa nella neve, 16:9"],
  ['Создай изображение рыжей лисы на снегу, 16:9'],
  ['雪の中の赤いキツネの画像を作って、16:9'],
  ['أنشئ صورة لثعلب أحمر في الثلج، 16:9'],
])('an order is not repeated: %s', (text) => {
  expect(promptOf(text).split('\n')[0]).toBe(text);
});

test('a description gets an order', () => {
  expect(promptOf('Photo of a red barn, lit by the sun, 3:2')).toMatch(/^Create one image/);
});
