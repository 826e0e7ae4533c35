import { describe, expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import type { JsonPromptRequest } from '../json-prompt.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

const write = (request: JsonPromptRequest) => writeJsonPrompt(request, TEXT_PACKS, JSON_PACKS).object;

describe('an extraction', () => {
  test('keeps the typed keys, parts in brackets and rules', () => {
    const text =
      'Bitte folgende Felder ziehen: nummer, datum (ISO), positionen (artikelnr, menge), gewicht_kg. Fehlt etwas, dann null. Preise nicht übernehmen.';
    const parts = { items: { required: ['artikelnr', 'menge'] } };

    expect(write({ text })).toMatchObject({
      extraction: {
        fields: [
          { name: 'nummer' },
          { name: 'datum', format: 'date' },
          { name: 'positionen', type: 'array' },
          { name: 'gewicht_kg', type: 'number' },
        ],
        rules: expect.arrayContaining(['Fehlt etwas, dann null', 'Preise nicht übernehmen']),
        output_schema: { properties: { positionen: parts } },
      },
    });
  });

  test('takes instructions for rules and never for the source', () => {
    const text =
      'Mach mir einen JSON-Prompt für ein Meeting-Summary: Input ist ein Transcript, output auf Deutsch, max. 200 Wörter, mit action items (owner, due date) und decisions. Keine Zitate.';

    expect(write({ text })).toMatchObject({
      extraction: {
        source: { text: '[Quelltext einfügen]' },
        fields: [{ name: 'action_items', type: 'array' }, { name: 'decisions' }],
        rules: expect.arrayContaining(['output auf Deutsch', 'max. 200 Wörter', 'Keine Zitate']),
      },
    });
  });

  test('by a schema keeps required values, choices and depth, and allows null only elsewhere', () => {
    const schema = {
      type: 'object',
      properties: {
        title: { type: 'string' },
        contract: { type: 'string', enum: ['permanent', 'freelance'] },
        level: { type: 'string', enum: ['junior', 'senior'] },
        skills: { type: 'array', items: { type: 'string' } },
        place: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
      },
      required: ['title', 'contract'],
    };

    expect(write({ text: 'extract job ads to this schema', code: JSON.stringify(schema) })).toMatchObject({
      extraction: {
        fields: [
          { name: 'title', required: true },
          { name: 'contract', required: true, allowed: ['permanent', 'freelance'] },
          { name: 'level', nullable: true },
          { name: 'skills', nullable: true },
          { name: 'place', nullable: true },
        ],
        output_schema: {
          properties: {
            title: { type: 'string' },
            contract: { type: 'string', enum: ['permanent', 'freelance'] },
            level: { type: ['string', 'null'], enum: ['junior', 'senior', null] },
            skills: { type: ['array', 'null'], items: { type: 'string' } },
            place: { type: ['object', 'null'], properties: { city: { type: 'string' } } },
          },
        },
      },
    });
  });
});

describe('a request', () => {
  test('has the body, the answers and the tries that were named, and no other placeholders', () => {
    const object = write({
      text: 'POST to https://api.example.com/v3/contacts to add a subscriber: email, tags (array, e.g. ["a","b"]). Bearer token. 201 means created, 409 means already exists (don\'t treat as error), retry max 3 times on 429.',
    });

    expect(object).toMatchObject({
      title: 'POST /v3/contacts',
      request: {
        body: { email: '[email]', tags: ['[tags]'] },
        expected: [{ status: 201 }, { status: 409 }],
        errors: [{ status: 429, action: 'retry max 3 times on 429' }],
        retry: { max: 3, on_status: [429] },
      },
    });
    expect(object.placeholders).toHaveLength(3);
  });

  test.each([
    { text: 'PUT https://shop.example/v1/p/8 with price, 404 means gone', errors: [404] },
    {
      text: '用 https://api.example.cn/v1/weather 写一个GET请求，参数：city, days，429时等待',
      errors: [401, 429, 503],
    },
  ])('$text names its errors', ({ text, errors }) => {
    expect(write({ text })).toMatchObject({ request: { errors: errors.map((status) => ({ status })) } });
    expect(write({ text })).not.toHaveProperty('request.expected');
  });

  test('sends set values as its query', () => {
    expect(write({ text: 'GET https://api.example.com/forecast mit days=3, API-Key im Header' })).toMatchObject({
      request: { query: { days: 3 }, headers: { 'X-Api-Key': '[API_TOKEN]' } },
    });
  });
});

describe('a picture', () => {
  test("takes light as light, a back view as the figure's, and splits exclusions", () => {
    const { image } = write({
      imageDescription:
        'A photo of an old harbour. The boat is called "Sanna" on the bow. A man mends a net, seen from behind. Flat grey light, no sky visible, no text nor logos.',
    });

    expect(image).toMatchObject({
      lighting: { source: 'Flat grey light' },
      text_in_image: [{ content: 'Sanna', position: 'on the bow' }],
      avoid: ['sky', 'text', 'logos'],
    });
    expect(image).not.toHaveProperty('palette');
    expect(image).not.toHaveProperty('composition.viewpoint');
    expect(JSON.stringify(image)).toContain('A man mends a net, seen from behind');
  });

  test('separates purpose from content', () => {
    const text = 'Crea una imagen para el cartel de la feria: una niña en una barca de papel, acuarela, ocre';

    expect(write({ text })).toMatchObject({
      image: { subject: { description: 'una niña en una barca de papel' }, purpose: 'para el cartel de la feria' },
    });
  });

  test('keeps the picture that was described as its reference', () => {
    const imageDescription = 'Bar of soap on slate, side light, muted green';
    const object = write({
      text: 'Make a product picture in this look for our lavender soap, no hands',
      imageDescription,
    });

    expect(object).toMatchObject({
      image: {
        subject: { description: 'for our lavender soap' },
        reference: imageDescription,
        palette: [{ name: 'muted green' }],
      },
      metadata: { input_types: ['text', 'image_description'] },
    });
  });
});

test('code keeps the typed limits before the usual ones, and the prompt states what to return', () => {
  const object = write({
    text: 'This crashes. Fix it, keep the name, no lodash.',
    code: 'export const a = (x) => x[0].b;',
  });

  expect(object.constraints).toEqual(expect.arrayContaining(['keep the name', 'no lodash']));
  expect(object.prompt).toContain('Return: cause in one sentence');
});

test('no prompt of these fails a check', () => {
  const texts = [
    'POST to https://api.example.com/v3/contacts: email. 201 means created, 409 means exists (no error), 3 times',
    'Felder: nummer, positionen (artikelnr, menge). Fehlt etwas, dann null.',
    'Every day read the log and send it. On error stop and tell me. Nothing goes out without my OK.',
  ];

  for (const text of texts) {
    const { checks } = writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS);
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  }
});
