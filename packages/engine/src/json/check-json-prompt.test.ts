import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { JSON_PACKS } from './all-json-packs.ts';
import { checkJsonPrompt } from './check-json-prompt.ts';
import type { JsonCheckId } from './json-check.ts';
import type { JsonObject } from './json-value.ts';
import { writeJsonPrompt } from './write-json-prompt.ts';

const TEXT = 'Every Monday, collect reviews from reviews.csv, group them by theme, then send 12 of them to Ann';
const EXTRACTION = 'extract name and total from the mail';

const objectFor = (text: string) => structuredClone(writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS).object);
const failed = (object: JsonObject, text: string) =>
  checkJsonPrompt(object, {
    sources: [text],
    code: null,
    hasImage: true,
    contentIn: (value) => (value.includes('sunset') ? ['sunset'] : []),
  }).flatMap(({ id, passed }) => (passed ? [] : [id]));

const block = (object: JsonObject, key: string) => object[key] as JsonObject;
const stepsOf = (object: JsonObject) => block(object, 'workflow').steps as JsonObject[];
const schemaOf = (object: JsonObject) => block(object, 'extraction').output_schema as JsonObject;

test.each([TEXT, EXTRACTION])('finds nothing wrong with what the engine wrote for "%s"', (text) => {
  expect(failed(objectFor(text), text)).toEqual([]);
});

test.each<{ name: string; id: JsonCheckId; spoil: (object: JsonObject) => void; text?: string }>([
  { name: 'a key out of order', id: 'key-order', spoil: (object) => Object.assign(object, { source: 'x' }) },
  {
    name: 'a key in capitals',
    id: 'key-names',
    spoil: (object) => Object.assign(block(object, 'output'), { Format: 'x' }),
  },
  { name: 'another version', id: 'types', spoil: (object) => Object.assign(object, { version: '2' }) },
  {
    name: 'a title of 61 characters',
    id: 'types',
    spoil: (object) => Object.assign(object, { title: 'x'.repeat(61) }),
  },
  { name: 'seven constraints', id: 'types', spoil: (object) => Object.assign(object, { constraints: [...'abcdefg'] }) },
  { name: 'no block', id: 'block', spoil: (object) => delete object.workflow },
  {
    name: 'changed words',
    id: 'input-kept',
    spoil: (object) => {
      Object.assign(object, { prompt: 'x' });
      Object.assign(block(object, 'workflow'), { goal: 'x' });
    },
  },
  {
    name: 'a lost figure',
    id: 'facts-kept',
    spoil: (object) => {
      const spoiled = JSON.parse(JSON.stringify(object).replaceAll('12', 'twelve')) as JsonObject;
      Object.assign(object, spoiled);
    },
  },
  {
    name: 'a prompt without the facts',
    id: 'standalone-prompt',
    spoil: (object) => Object.assign(object, { prompt: 'Do it.' }),
  },
  {
    name: 'an empty value',
    id: 'no-empty-values',
    spoil: (object) => Object.assign(block(object, 'output'), { length: '' }),
  },
  {
    name: 'too many leaves',
    id: 'leaf-count',
    spoil: (object) =>
      Object.assign(block(object, 'output'), { sections: Array.from({ length: 30 }, (_, n) => `part ${n}`) }),
  },
  {
    name: 'a fourth level',
    id: 'depth',
    spoil: (object) => Object.assign(block(object, 'output'), { a: { b: { c: 1 } } }),
  },
  {
    name: 'a placeholder that is not listed',
    id: 'placeholders',
    spoil: (object) => Object.assign(object, { title: '[name]' }),
  },
  {
    name: 'a use of what no step made',
    id: 'references',
    spoil: (object) => Object.assign(stepsOf(object)[1] ?? {}, { uses: ['digest'] }),
  },
  {
    name: 'two steps of one name',
    id: 'references',
    spoil: (object) => Object.assign(stepsOf(object)[1] ?? {}, { id: 's1' }),
  },
  {
    name: 'an open object',
    id: 'strict-schema',
    text: EXTRACTION,
    spoil: (object) => delete schemaOf(object).additionalProperties,
  },
  {
    name: 'a key that may be missing',
    id: 'strict-schema',
    text: EXTRACTION,
    spoil: (object) => Object.assign(schemaOf(object), { required: ['name'] }),
  },
  { name: 'a claim about the picture', id: 'honest', spoil: (object) => Object.assign(object, { title: 'A sunset' }) },
])('finds $name', ({ id, spoil, text = TEXT }) => {
  const object = objectFor(text);
  spoil(object);

  expect(failed(object, text)).toContain(id);
});
