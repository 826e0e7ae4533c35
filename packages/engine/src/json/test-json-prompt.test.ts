import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { JSON_PACKS } from './all-json-packs.ts';
import type { JsonPromptRequest } from './json-prompt.ts';
import type { JsonObject } from './json-value.ts';
import { type JsonTestFinding, testJsonPrompt } from './test-json-prompt.ts';
import { MEASURED_PICTURE } from './testing/measured-picture.ts';
import { PROGRAMS } from './testing/programs.ts';
import { writeJsonPrompt } from './write-json-prompt.ts';

const REQUEST = { text: 'email to my landlord about a broken heater' };
const objectFor = (request: JsonPromptRequest) =>
  structuredClone(writeJsonPrompt(request, TEXT_PACKS, JSON_PACKS).object);

test.each<JsonPromptRequest>([
  REQUEST,
  { text: 'POST request to https://api.example.com/v2/users with name, email and role, bearer token' },
  { text: 'extract name and total from the mail', language: 'ar' },
  { text: 'what does `list[Item]` do here?', code: PROGRAMS.python },
  { code: '[{"name": "[x]", "note": "[your name]"}]' },
  { image: MEASURED_PICTURE },
])('passes what the engine wrote for %j', (request) => {
  expect(testJsonPrompt(objectFor(request))).toEqual([]);
});

test.each(Object.entries(PROGRAMS).filter(([language]) => language !== 'json'))(
  'passes a task about %s, whatever brackets the code has',
  (_language, code) => {
    expect(testJsonPrompt(objectFor({ code }))).toEqual([]);
  },
);

test.each<{ name: string; change: JsonObject; finding: JsonTestFinding }>([
  { name: 'another type', change: { type: 'poem' }, finding: { problem: 'wrong-type', key: 'type' } },
  { name: 'another version', change: { version: 1 }, finding: { problem: 'wrong-type', key: 'version' } },
  { name: 'a blank title', change: { title: ' ' }, finding: { problem: 'wrong-type', key: 'title' } },
  {
    name: 'limits that are no list',
    change: { constraints: 'x' },
    finding: { problem: 'wrong-type', key: 'constraints' },
  },
  { name: 'no format', change: { output: {} }, finding: { problem: 'wrong-type', key: 'output' } },
  {
    name: 'a count in words',
    change: { metadata: { word_count: '8' } },
    finding: { problem: 'wrong-type', key: 'metadata' },
  },
  {
    name: 'an empty assumption list',
    change: { assumptions: [] },
    finding: { problem: 'wrong-type', key: 'assumptions' },
  },
  {
    name: 'a bracket that is not listed',
    change: { title: 'To [my landlord]' },
    finding: { problem: 'placeholder-unlisted', key: 'my landlord' },
  },
])('finds $name', ({ change, finding }) => {
  expect(testJsonPrompt({ ...objectFor(REQUEST), ...change })).toEqual([finding]);
});

test.each(['type', 'version', 'language', 'title', 'prompt', 'constraints', 'output', 'metadata'])(
  'finds that %s is missing',
  (key) => {
    const { [key]: _, ...rest } = objectFor(REQUEST);
    expect(testJsonPrompt(rest)).toContainEqual({ problem: 'key-missing', key });
  },
);

test('finds a listed placeholder that no text names', () => {
  const object = objectFor(REQUEST);
  const listed = Array.isArray(object.placeholders) ? object.placeholders : [];
  const more = [...listed, { key: 'nothing', description: 'x', required: true }];
  expect(testJsonPrompt({ ...object, placeholders: more })).toEqual([
    { problem: 'placeholder-unused', key: 'nothing' },
  ]);
});

test('knows the shape that a page makes up by itself', () => {
  const standIn = {
    prompt: 'a poem about [rain]',
    type: 'json-prompt',
    timestamp: '2026-05-01T00:00:00.000Z',
    source: 'temporary-generator',
    metadata: { wordCount: 4, inputType: 'text' },
  };
  expect(testJsonPrompt(standIn)).toEqual([]);
  expect(testJsonPrompt({ ...standIn, metadata: {} })).toEqual([{ problem: 'wrong-type', key: 'metadata' }]);
});

test('names of keys that every object inherits are not there by themselves', () => {
  expect(testJsonPrompt(JSON.parse('{"version": "1.0", "__proto__": {"prompt": "x"}}'))).toContainEqual({
    problem: 'key-missing',
    key: 'prompt',
  });
});

test('a task that says in a sentence what to hand back has no envelope', () => {
  const { object } = writeJsonPrompt(
    { text: 'config for my bot: port 8080, quiet at night', chosen: {} },
    TEXT_PACKS,
    JSON_PACKS,
  );
  expect(Object.keys(object)).toEqual(['task', 'output', 'rules']);
  expect(testJsonPrompt(object)).toEqual([]);
});
