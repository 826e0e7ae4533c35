import type { JsonObject, JsonValue } from '@wordlamp/engine/json';
import { expect, test } from 'vitest';
import { testSchema } from './test-schema.ts';

const report = (value: JsonValue) => testSchema({ path: ['output_schema'], value, examples: [] });
const outcomeOf = (value: JsonValue) => report(value).outcome;

const INVOICE: JsonObject = {
  type: 'object',
  additionalProperties: false,
  required: ['number', 'date', 'total', 'currency', 'lines'],
  properties: {
    number: { type: 'string', pattern: '^INV-\\d{4,}$' },
    date: { type: ['string', 'null'], format: 'date' },
    total: { type: 'number', exclusiveMinimum: 0, multipleOf: 0.01 },
    currency: { type: 'string', enum: ['EUR', 'USD'] },
    lines: { type: 'array', minItems: 2, items: { $ref: '#/$defs/line' } },
    note: { type: 'string', minLength: 10, maxLength: 12 },
  },
  $defs: {
    line: { type: 'object', required: ['text'], properties: { text: { type: 'string' }, count: { type: 'integer' } } },
  },
};

test('makes an example that fits, the same one each time', () => {
  const outcome = outcomeOf(INVOICE);

  expect(outcome).toEqual({
    kind: 'compiles',
    examples: [
      {
        kind: 'made',
        value: {
          number: 'INV-1111',
          date: '2025-01-31',
          total: 0.01,
          currency: 'EUR',
          lines: [
            { text: 'text', count: 1 },
            { text: 'text', count: 1 },
          ],
          note: 'aaaaaatext',
        },
      },
    ],
  });
  expect(outcomeOf(INVOICE)).toEqual(outcome);
});

const with7 = (schema: JsonObject) => ({ $schema: 'http://json-schema.org/draft-07/schema#', ...schema });

test.each<{ name: string; schema: JsonValue }>([
  { name: 'true', schema: true },
  { name: 'nothing said', schema: {} },
  {
    name: 'allOf',
    schema: { allOf: [{ type: 'object', required: ['a'] }, { properties: { a: { type: 'integer', minimum: 3 } } }] },
  },
  { name: 'one of two kinds', schema: { oneOf: [{ type: 'string', maxLength: 2 }, { type: 'integer' }] } },
  {
    name: 'a tree',
    schema: {
      $ref: '#/$defs/node',
      $defs: {
        node: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/$defs/node' } } },
        },
      },
    },
  },
  {
    name: 'a tuple of draft-07',
    schema: with7({
      type: 'array',
      items: [{ type: 'string' }, { type: 'number' }],
      additionalItems: false,
      minItems: 2,
    }),
  },
  { name: 'a tuple that declares no draft', schema: { type: 'array', items: [{ type: 'string' }, { type: 'null' }] } },
  { name: 'a tuple of 2020-12', schema: { type: 'array', prefixItems: [{ const: 1 }, { const: 'b' }], items: false } },
  { name: 'a bound of draft-04', schema: { type: 'number', minimum: 5, exclusiveMinimum: true } },
  { name: 'an anchor', schema: { $ref: '#word', $defs: { word: { $anchor: 'word', type: 'string' } } } },
  {
    name: 'a reference by address',
    schema: { $id: 'https://example.com/a', $ref: 'b', $defs: { b: { $id: 'b', type: 'integer' } } },
  },
  {
    name: 'a dynamic reference',
    schema: { $dynamicAnchor: 'node', type: 'object', properties: { next: { $dynamicRef: '#node' } } },
  },
  { name: 'the meta-schema itself', schema: { $ref: 'https://json-schema.org/draft/2020-12/schema' } },
  {
    name: 'a recursive reference of 2019-09',
    schema: {
      $schema: 'https://json-schema.org/draft/2019-09/schema',
      type: 'object',
      properties: { next: { $recursiveRef: '#' } },
    },
  },
  { name: 'draft-06', schema: { $schema: 'http://json-schema.org/draft-06/schema#', const: { a: 1 } } },
  {
    name: 'definitions elsewhere',
    schema: { $ref: '#/components/schemas/x', components: { schemas: { x: { type: 'boolean' } } } },
  },
  {
    name: 'unlike items',
    schema: { type: 'array', uniqueItems: true, minItems: 3, items: { type: 'string', maxLength: 3 } },
  },
  {
    name: 'unlike numbers',
    schema: { type: 'array', uniqueItems: true, minItems: 3, items: { type: 'integer', maximum: 9 } },
  },
  {
    name: 'keys by pattern',
    schema: {
      type: 'object',
      patternProperties: { '^k': { type: 'integer' } },
      minProperties: 2,
      additionalProperties: false,
    },
  },
  {
    name: 'keys that are named like those of every object',
    schema: { type: 'object', required: ['constructor', 'toString'], properties: { constructor: { type: 'integer' } } },
  },
  {
    name: 'a key __proto__',
    schema: JSON.parse('{"type":"object","required":["__proto__"],"properties":{"__proto__":{"type":"integer"}}}'),
  },
  { name: 'a contained item', schema: { type: 'array', contains: { type: 'integer' }, minContains: 2 } },
  { name: 'a default', schema: { type: 'string', pattern: '^(?=x)x+$', default: 'xx' } },
  {
    name: 'examples within it that have ids',
    schema: {
      type: 'object',
      properties: { a: { type: 'string', example: { id: 'x' } }, b: { type: 'string', example: { id: 'x' } } },
    },
  },
  {
    name: 'every format',
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        [
          'date',
          'time',
          'date-time',
          'duration',
          'email',
          'hostname',
          'ipv4',
          'ipv6',
          'uri',
          'uri-reference',
          'uri-template',
          'uuid',
          'regex',
          'json-pointer',
          'relative-json-pointer',
          'url',
        ].map((format) => [format, { type: 'string', format }]),
      ),
    },
  },
  {
    name: 'patterns',
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        [
          '^#[0-9A-Fa-f]{6}$',
          '^(?:yes|no)$',
          '^\\d{4}-\\d{2}-\\d{2}$',
          '^[^\\s@]+@[^\\s@]+$',
          '^[A-Z]{2,3}(-[0-9]+)?$',
          '^(?<year>\\d{2})\\.$',
          '^\\+?\\(\\d\\)$',
          '^[\\w.-]+$',
        ].map((pattern) => [pattern, { type: 'string', pattern }]),
      ),
    },
  },
])('compiles $name, and finds an example', ({ schema }) => {
  expect(outcomeOf(schema)).toMatchObject({ kind: 'compiles', examples: [{ kind: 'made' }] });
});

test.each<{ name: string; schema: JsonValue; misfit: string[] }>([
  { name: 'nothing', schema: false, misfit: [] },
  {
    name: 'bounds that cross',
    schema: { properties: { a: { type: 'integer', minimum: 9, maximum: 3 } }, required: ['a'] },
    misfit: ['a'],
  },
  { name: 'a choice of another type', schema: { type: 'string', enum: [1, 2] }, misfit: [] },
  {
    name: 'a key that must be there and may not',
    schema: { type: 'object', required: ['a'], properties: {}, additionalProperties: false },
    misfit: [],
  },
])('says that no value can fit $name', ({ schema, misfit }) => {
  expect(outcomeOf(schema)).toMatchObject({ kind: 'compiles', examples: [{ kind: 'impossible', misfit }] });
});

test('does not say so where another way might lead to a value', () => {
  expect(outcomeOf({ type: 'string', pattern: '^(?=.*[A-Z])(?=.*\\d).{8,}$' })).toMatchObject({
    examples: [{ kind: 'unknown' }],
  });
});

test('tries the examples that are given instead of making one', () => {
  const schema = {
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'integer' } },
    examples: [{ a: 1 }, { a: 'x' }],
  };

  expect(outcomeOf(schema)).toMatchObject({
    examples: [
      { kind: 'given', path: ['output_schema', 'examples', '0'], misfit: undefined },
      { kind: 'given', path: ['output_schema', 'examples', '1'], misfit: ['output_schema', 'examples', '1', 'a'] },
    ],
  });
});
