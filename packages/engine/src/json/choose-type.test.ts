import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { JSON_PACKS } from './all-json-packs.ts';
import type { JsonPromptRequest } from './json-prompt.ts';
import type { JsonPromptType } from './prompt-types.ts';
import { writeJsonPrompt } from './write-json-prompt.ts';

const LOOK = 'Bar of soap on rough slate, side light from the left, muted green and grey';

const REQUESTS: [type: JsonPromptType, request: JsonPromptRequest][] = [
  [
    'api_request',
    { text: "POST to https://api.example.com/v3/contacts: email. 409 means exists (don't treat as error)" },
  ],
  ['api_request', { text: 'https://api.example.com/users should answer 200, bearer token, write the request' }],
  ['api_request', { text: 'GET https://api.wetter.example/v1/forecast mit city und days=3, API-Key im Header' }],
  ['data_extraction', { text: 'Bitte folgende Felder ziehen: nummer, datum (ISO), kunde. Fehlt etwas, dann null.' }],
  ['data_extraction', { text: 'Extrae los campos: producto, ciudad y queja. Si falta algo, null.' }],
  ['data_extraction', { text: 'Summary of the meeting as JSON: decisions, action items (owner, due date)' }],
  ['data_extraction', { text: '商品レビューから製品名、評価、購入日を抽出してJSONにして。' }],
  [
    'image_generation',
    { text: 'Make a product picture in this look for our soap, square for Instagram', imageDescription: LOOK },
  ],
  ['image_generation', { text: 'in this look for our new tea', imageDescription: LOOK }],
  ['image_generation', { text: 'mach das Bild in diesem Stil für unser Teehaus', imageDescription: LOOK }],
  ['image_generation', { imageDescription: LOOK }],
  ['image_generation', { text: 'Make a product picture of a lavender soap, square for Instagram, no hands' }],
  ['text_task', { text: 'blog post about https://api.example.com and why a REST API matters' }],
  ['text_task', { text: 'caption for a picture of my cat on Instagram' }],
  ['text_task', { text: 'I need a caption for my photo of Lisbon' }],
  ['text_task', { text: 'Bildunterschrift für ein Foto von Oma' }],
];

test.each(REQUESTS.map(([type, request]) => ({ type, request })))('$request is a $type', ({ type, request }) => {
  expect(writeJsonPrompt(request, TEXT_PACKS, JSON_PACKS).type).toBe(type);
});
