import { expect, test } from 'vitest';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { writeJsonFromIdea } from './write-json-from-idea.ts';

const words = READING_WORDS.en as ReadingWords;
const objectFor = (idea: string) => writeJsonFromIdea(idea, words).object ?? {};

test('an extraction has a strict schema with the requested types, null rule and unit', () => {
  expect(
    objectFor(
      'extract vendor, date, total and line items (name, qty) from scanned receipts, amounts in cents, null when missing',
    ),
  ).toEqual({
    task: 'Extract the fields in output_schema from: scanned receipts',
    input: '{{receipt}}',
    output_schema: {
      type: 'object',
      properties: {
        vendor: { type: ['string', 'null'] },
        date: { type: ['string', 'null'], format: 'date' },
        total: { type: ['integer', 'null'] },
        line_items: {
          type: ['array', 'null'],
          items: {
            type: 'object',
            properties: { name: { type: ['string', 'null'] }, qty: { type: ['integer', 'null'], minimum: 0 } },
            required: ['name', 'qty'],
            additionalProperties: false,
          },
        },
      },
      required: ['vendor', 'date', 'total', 'line_items'],
      additionalProperties: false,
    },
    rules: ['amounts in cents', 'null when missing'],
  });
});

test('a schema is at the top level, with choices and a boolean', () => {
  expect(
    objectFor('json schema for a clinic visit: pet name, age, status (open, done), vaccinated yes/no'),
  ).toMatchObject({
    title: 'clinic visit',
    properties: {
      pet_name: { type: 'string' },
      age: { type: 'integer' },
      status: { enum: ['open', 'done'] },
      vaccinated: { type: 'boolean' },
    },
  });
});

test.each([
  'json schema for a recipe',
  'my boss wants me to work saturdays',
  'config for my bot: port 8080, debug off',
  'when a lead comes in, check the email, then add it to the list',
])('makes up nothing for "%s"', (idea) => {
  expect(writeJsonFromIdea(idea, words).object).toBeNull();
});

test.each([
  ['en', 'extract from receipts: customer, date and total, null when missing', true],
  ['es', 'extrae de los tickets: nombre, fecha, importe, null si falta', true],
  ['en', 'json schema for a client: name, email, newsletter yes/no', true],
  ['en', 'extract name, date and total from receipts', false],
  ['en', 'json schema for a car: brand, year, color', false],
  ['en', 'extract from receipts: customer, date, items (name, price)', false],
  ['en', 'extract from mails: name, date, deposit, if two mails disagree the last one wins', false],
  ['de', 'name, datum und betrag aus quittungen auslesen, fehlt etwas dann null', false],
  ['en', 'json schema for a client: name, email, never store the birthday', false],
  ['en', 'config for my bot: port 8080, debug off', false],
] as const)('in %s, that a schema holds all of "%s" for certain is %s', (language, idea, isWhole) => {
  expect(writeJsonFromIdea(idea, READING_WORDS[language]).isWhole).toBe(isWhole);
});
