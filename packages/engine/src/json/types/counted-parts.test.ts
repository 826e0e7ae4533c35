import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import type { JsonPromptRequest } from '../json-prompt.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

const write = (request: JsonPromptRequest) => writeJsonPrompt(request, TEXT_PACKS, JSON_PACKS).object;
const CODE = 'def mean(xs):\n    return sum(xs) / len(xs)\n';

test.each([
  ['Fix the crash for an empty list and add 3 pytest tests.', '3 pytest tests'],
  ['Behebe den Fehler bei leerer Liste und schreibe 2 Tests.', '2 Tests'],
  ["Corrige l'erreur quand la liste est vide, ajoute 4 tests.", '4 tests'],
])('tests are returned in the number that was asked for: %s', (text, wanted) => {
  const object = write({ text, code: CODE });
  const { sections } = object.output as { sections: string[] };

  expect(sections.filter((section) => /test/i.test(section))).toEqual([wanted]);
});

test.each([
  [
    'Write a product description for our kettle "Tide", 1.7 l, 2200 W, at most 90 words, audience students.',
    ['1.7 l', '2200 W'],
  ],
  [
    'Schreib eine Produktbeschreibung für unseren Wasserkocher "Tide", 1,7 Liter, 2200 W, maximal 90 Wörter.',
    ['1,7 Liter', '2200 W'],
  ],
  ['Écris une fiche produit pour notre bouilloire « Tide », 1,7 l, 2200 W, 90 mots maximum.', ['1,7 l', '2200 W']],
])('a cap of words wins over usual parts, and measures are facts: %s', (text, facts) => {
  const object = write({ text });

  expect(object).toMatchObject({ type: 'text_task', task: { facts: expect.arrayContaining(facts) } });
  expect(JSON.stringify(object.output)).not.toMatch(/tabl|tabell/i);
  expect(String(object.prompt)).not.toMatch(/tabelle|specification table/i);
  expect(object).not.toHaveProperty('placeholders');
});

test.each([
  {
    text: 'Make a product shot in the same look for my soap brand Nell, 4:5, no text.',
    imageDescription: 'A bar on dark slate, long shadow to the left, sand and rust tones, 50mm look.',
    image: {
      subject: { description: 'product shot for my soap brand Nell' },
      setting: { place: 'dark slate' },
      composition: { lens: '50mm look' },
      lighting: { shadow: 'long shadow to the left' },
      palette: [{ name: 'sand' }, { name: 'rust' }],
    },
  },
  {
    text: 'Mach ein Produktfoto im gleichen Look für meine Seifenmarke Nell, 4:5, ohne Text.',
    imageDescription: 'Ein Glas auf hellem Marmor, langer Schatten nach links, 85 mm.',
    image: {
      subject: { description: 'Produktfoto für meine Seifenmarke Nell' },
      setting: { place: 'hellem Marmor' },
      composition: { lens: '85 mm' },
      lighting: { shadow: 'langer Schatten nach links' },
    },
  },
  {
    text: 'Fais une photo de produit dans le même style pour ma marque Nell, 4:5, sans texte.',
    imageDescription: 'Un pot sur du marbre blanc, ombre longue à gauche, 50 mm.',
    image: {
      subject: { description: 'photo de produit pour ma marque Nell' },
      setting: { place: 'marbre blanc' },
      composition: { lens: '50 mm' },
      lighting: { shadow: 'ombre longue à gauche' },
    },
  },
])('a product shot stays one, in the look of its reference: $text', ({ image, ...request }) => {
  expect(write(request)).toMatchObject({ type: 'image_generation', image });
});

test('a shadow with a side is a shadow, and the look before it is no subject', () => {
  expect(
    write({
      text: 'この雰囲気で当店の石鹸の商品写真を作って、4:5、文字なし。',
      imageDescription: '白い大理石の上の瓶、左に長い影が伸びる、50mm。',
    }),
  ).toMatchObject({
    image: {
      subject: { description: '当店の石鹸の商品写真' },
      setting: { place: '白い大理石' },
      lighting: { shadow: '左に長い影が伸びる' },
    },
  });
});

test('a camera that is named is the one move of a film', () => {
  const text = '8 second video of a fox crossing a frozen canal, slow tracking shot';

  expect(write({ text }).prompt).not.toContain('with at most one camera move');
});
