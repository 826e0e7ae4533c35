import type { JsonObject, JsonValue } from '@wordlamp/engine/json';
import { expect, test } from 'vitest';
import { compileSchema } from './compile-schema.ts';

const with7 = (schema: JsonObject) => ({ $schema: 'http://json-schema.org/draft-07/schema#', ...schema });

test.each<{ name: string; schema: JsonValue; problem: object }>([
  {
    name: 'an unknown type',
    schema: { properties: { a: { type: 'strng' } } },
    problem: { kind: 'wrong', path: ['properties', 'a', 'type'] },
  },
  {
    name: 'an unknown type, deeply nested',
    schema: { items: { properties: { a: { items: { type: 'date' } } } } },
    problem: { kind: 'wrong', path: ['items', 'properties', 'a', 'items', 'type'] },
  },
  {
    name: 'a list of required keys that is a text',
    schema: { required: 'a' },
    problem: { kind: 'wrong', path: ['required'] },
  },
  { name: 'a length below 0', schema: { minLength: -1 }, problem: { kind: 'wrong', path: ['minLength'] } },
  {
    name: 'a property that is a text',
    schema: { properties: { a: 'string' } },
    problem: { kind: 'wrong', path: ['properties', 'a'] },
  },
  {
    name: 'an odd key',
    schema: { properties: { 'a/b c': { type: 1 } } },
    problem: { kind: 'wrong', path: ['properties', 'a/b c', 'type'] },
  },
  { name: 'a text', schema: 'an object with a name', problem: { kind: 'wrong', path: [] } },
  { name: 'null', schema: null, problem: { kind: 'wrong', path: [] } },
  { name: 'a list', schema: [{ type: 'string' }], problem: { kind: 'wrong', path: [] } },
  {
    name: 'a pattern that does not close',
    schema: { properties: { a: { pattern: '(' } } },
    problem: { kind: 'pattern', path: ['properties', 'a', 'pattern'] },
  },
  {
    name: 'a pattern of keys that does not close',
    schema: { patternProperties: { '[': true } },
    problem: { kind: 'pattern', path: ['patternProperties', '['] },
  },
  {
    name: 'a pattern of keys of draft-04',
    schema: { $schema: 'http://json-schema.org/draft-04/schema', patternProperties: { '[': {} } },
    problem: { kind: 'pattern', path: ['patternProperties', '['] },
  },
  {
    name: 'a reference to nothing',
    schema: { properties: { a: { $ref: '#/$defs/missing' } } },
    problem: { kind: 'ref', path: ['properties', 'a', '$ref'], ref: '#/$defs/missing' },
  },
  {
    name: 'a reference to nothing, behind another',
    schema: { $ref: '#/components/x', components: { x: { items: { $ref: '#/nowhere' } } } },
    problem: { kind: 'ref', ref: '#/nowhere' },
  },
  {
    name: 'a reference to another site',
    schema: { $ref: 'https://example.com/schema.json' },
    problem: { kind: 'ref', ref: 'https://example.com/schema.json' },
  },
  {
    name: 'a reference to itself',
    schema: {
      properties: { a: { $ref: '#/$defs/a' } },
      $defs: { a: { allOf: [{ $ref: '#/$defs/b' }] }, b: { $ref: '#/$defs/a' } },
    },
    problem: { kind: 'loop' },
  },
  {
    name: 'an unknown draft',
    schema: { $schema: 'https://example.com/draft' },
    problem: { kind: 'draft', declared: 'https://example.com/draft' },
  },
  {
    name: 'a keyword of draft-07 wrongly',
    schema: with7({ items: [{ type: 'x' }] }),
    problem: { kind: 'wrong', path: ['items', '0', 'type'] },
  },
  {
    name: 'a tuple of draft-07 under 2020-12',
    schema: { $schema: 'https://json-schema.org/draft/2020-12/schema', items: [{}] },
    problem: { kind: 'wrong', path: ['items'] },
  },
  {
    name: 'a boolean bound under draft-07',
    schema: with7({ exclusiveMinimum: true }),
    problem: { kind: 'wrong', path: ['exclusiveMinimum'] },
  },
  {
    name: 'the same address twice',
    schema: { $defs: { a: { $id: 'x' }, b: { $id: 'x' } } },
    problem: { kind: 'wrong', path: [] },
  },
  {
    name: '10,000 levels',
    schema: JSON.parse(`${'{"not":'.repeat(5000)}{}${'}'.repeat(5000)}`),
    problem: { kind: 'large' },
  },
  { name: 'references that double', schema: doubling(30), problem: { kind: 'large' } },
])('does not compile $name', ({ schema, problem }) => {
  expect(compileSchema(schema)).toMatchObject({ problem });
});

/** Thirty references, each with two to the next: a billion schemas. */
function doubling(levels: number): JsonObject {
  const level = (index: number): JsonObject =>
    index === levels
      ? { type: 'string' }
      : { allOf: [{ $ref: `#/$defs/l${index + 1}` }, { $ref: `#/$defs/l${index + 1}` }] };
  return {
    $ref: '#/$defs/l0',
    $defs: Object.fromEntries(Array.from({ length: levels + 1 }, (_, index) => [`l${index}`, level(index)])),
  };
}
