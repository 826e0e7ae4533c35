import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

const write = (text: string) => writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS).object;
const URL = 'https://api.x.example/v1/orders';

test.each([
  [`POST ${URL} with customer Ada Byron, weight 3 kg, without insurance. Retry twice on 502.`, 2, 502, 'insurance'],
  [
    `Appelle POST ${URL} avec poids 3 kg, sans assurance. Réessaie 2 fois si le service renvoie 503.`,
    2,
    503,
    'assurance',
  ],
  [`Rufe POST ${URL} auf mit Gewicht 3 kg, ohne Versicherung. Bei 503 dreimal wiederholen.`, 3, 503, 'versicherung'],
])('%s retries on the named statuses and sends excluded values as false', (text, max, status, key) => {
  const object = write(text);

  expect(object).toMatchObject({
    request: { body: { [key]: false }, errors: [{ status }], retry: { max, on_status: [status] } },
    assumptions: [expect.any(String)],
  });
  expect(object).not.toMatchObject({ request: { errors: [{}, {}] } });
  expect(String(object.prompt)).toContain(`"${key}": false`);
});

test('an exclusion next to names without values stays a limit', () => {
  expect(write(`POST ${URL} with email, name, without insurance.`)).not.toHaveProperty('request.body.insurance');
});

test('a required value that does not fit the schema is named in a separate object', () => {
  const schema = {
    type: 'object',
    additionalProperties: false,
    properties: { dose_mg: { type: 'number' }, how: { type: 'string', enum: ['daily'] } },
    required: ['dose_mg', 'how'],
  };
  const { object } = writeJsonPrompt({ text: JSON.stringify(schema) }, TEXT_PACKS, JSON_PACKS);

  expect(object).toMatchObject({
    extraction: { output_schema: schema },
    constraints: [
      'Return only the JSON object or that error object; the schema is for checking afterwards',
      expect.any(String),
    ],
    metadata: { input_types: ['json'] },
  });
  expect(object).not.toHaveProperty('extraction.given_schema');
  expect(String(object.prompt)).toMatch(/dose_mg: a number in the unit[\s\S]*<source>/);
});

test.each([
  ['Extract issue date, due date and net total from the text I paste.', 'issue_date, due_date: ISO 8601'],
  ['Extract vendor, vat rate and currency from the text I paste.', 'vat_rate: the percentage'],
  ['Extract vendor, vat rate and currency from the text I paste.', 'currency: three-letter ISO 4217'],
])('%s has one rule for all fields of a form', (text, rule) => {
  expect(String(write(text).prompt)).toContain(rule);
});

test('a source date without a year has no full form, and the source appears once', () => {
  const object = write(
    'このメールから、氏名、購入日を抜き出してJSONにしてください。\n\n「お世話になります。佐々木です。10月3日に購入しました。」',
  );

  expect(object).toMatchObject({ extraction: { fields: [{ name: 'name' }, { name: 'purchase_date' }] } });
  expect(object).not.toHaveProperty('extraction.fields.1.format');
  expect(object).not.toHaveProperty('source');
});
