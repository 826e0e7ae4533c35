import type { JsonObject } from '@wordlamp/engine/json';
import { expect, test } from 'vitest';
import { findSchemas } from './find-schemas.ts';

const SCHEMA = { type: 'object', properties: { a: { type: 'string' } } };
const pathsIn = (prompt: JsonObject) => findSchemas(prompt).map(({ path }) => path.join('.'));

test.each<{ name: string; prompt: JsonObject; paths: string[] }>([
  { name: 'none', prompt: { type: 'text_task', task: { goal: 'x' } }, paths: [] },
  {
    name: 'the one that the engine writes',
    prompt: { extraction: { output_schema: SCHEMA } },
    paths: ['extraction.output_schema'],
  },
  { name: 'one in a list', prompt: { tools: [{ input_schema: SCHEMA }] }, paths: ['tools.0.input_schema'] },
  {
    name: 'one that declares itself',
    prompt: { shape: { $schema: 'https://json-schema.org/draft/2020-12/schema' } },
    paths: ['shape'],
  },
  {
    name: 'one in the wrapper of an API',
    prompt: { response_format: { type: 'json_schema', json_schema: { name: 'x', strict: true, schema: SCHEMA } } },
    paths: ['response_format.json_schema.schema'],
  },
  {
    name: 'no schema within a schema',
    prompt: { output_schema: { properties: { schema: SCHEMA } } },
    paths: ['output_schema'],
  },
  { name: 'what should be one', prompt: { output_schema: 'an object' }, paths: ['output_schema'] },
  {
    name: 'no schema of a database',
    prompt: { database: { schema: 'public' }, db_schema: { tables: ['a'] } },
    paths: [],
  },
  {
    name: 'not the address of the prompt’s own schema',
    prompt: { $schema: 'https://example.com/prompt', type: 'x' },
    paths: [],
  },
])('finds $name', ({ prompt, paths }) => {
  expect(pathsIn(prompt)).toEqual(paths);
});

test('reads a schema that is kept as text', () => {
  expect(findSchemas({ extraction: { given_schema: JSON.stringify(SCHEMA) } })).toMatchObject([{ value: SCHEMA }]);
});

test('finds the examples next to it', () => {
  const [found] = findSchemas({
    extraction: { output_schema: SCHEMA, example_output: { a: 'x' }, examples: [{ a: 1 }], example: 'x' },
  });

  expect(found?.examples).toEqual([
    { path: ['extraction', 'example_output'], value: { a: 'x' } },
    { path: ['extraction', 'examples', '0'], value: { a: 1 } },
  ]);
});
