import { type JsonValue, writeJsonPrompt } from '@wordlamp/engine/json';
import { JSON_PACKS } from '@wordlamp/engine/json/all-packs';
import { TEXT_PACKS } from '@wordlamp/engine/text/all-packs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSchemas } from './find-schemas.ts';
import { testSchema } from './test-schema.ts';

const keyword = fc.constantFrom(
  'type',
  'properties',
  'items',
  '$ref',
  'allOf',
  'anyOf',
  'enum',
  'required',
  'pattern',
  'minimum',
  '$defs',
  'not',
  'x',
);
const anySchema = fc.letrec<{ schema: JsonValue }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom<JsonValue>(true, null, 5, 'object', 'string', '#', '#/$defs/x', '[', []),
    fc.dictionary(keyword, tie('schema'), { maxKeys: 4 }),
    fc.array(tie('schema'), { maxLength: 3 }),
  ),
})).schema;

test('whatever the input, the test ends with a message', () => {
  fc.assert(
    fc.property(fc.oneof(anySchema, fc.jsonValue()), (value) => {
      const { outcome } = testSchema({ path: [], value: value as JsonValue, examples: [] });
      return outcome.kind === 'fails' || outcome.examples.length === 1;
    }),
    { numRuns: 2000 },
  );
});

/** What the engine writes for requests that name fields. */
test.each([
  'extract invoice number, issue date, total and currency from an email',
  'Extrais le nom, la date et le total de la facture que je colle ci-dessous',
  'extract from each review: author, rating, whether verified, date (ISO)',
])('the schema that the engine writes compiles, and an example fits it: %s', (text) => {
  const { object } = writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS);
  const reports = findSchemas(object).map(testSchema);

  expect(reports).toMatchObject([{ outcome: { kind: 'compiles', examples: [{ kind: 'made' }] } }]);
});
