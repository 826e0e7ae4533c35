import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { JSON_PACKS } from './all-json-packs.ts';
import { typeOfPrompt } from './improve-json-prompt.ts';
import type { JsonObject } from './json-value.ts';
import { writeJsonPrompt } from './write-json-prompt.ts';

const improved = (given: JsonObject) => writeJsonPrompt({ text: JSON.stringify(given) }, TEXT_PACKS, JSON_PACKS).object;

test('empty values get a preference or a placeholder, the rest stays', () => {
  const given = {
    type: 'image_generation',
    version: '',
    language: '',
    prompt: 'a red barn',
    aspect_ratio: null,
    duration_seconds: '',
    count: '',
    subject: { name: '', place: 'a hill' },
    tags: ['old', ''],
    ' odd[key]\nhere ': '',
  };
  const result = improved(given);
  expect(Object.keys(result)).toEqual(Object.keys(given));
  expect(result).toMatchObject({
    version: '1.0',
    language: 'en',
    prompt: 'a red barn',
    aspect_ratio: '16:9',
    duration_seconds: 8,
    count: 1,
    subject: { place: 'a hill' },
  });
  const { name } = JSON_PACKS.en.words.placeholders.fillIn;
  expect(result.subject).toEqual({ name: `[${name}: name]`, place: 'a hill' });
  expect(result.tags).toEqual(['old', `[${name}: tags]`]);
  expect(result[' odd[key]\nhere ']).toBe(`[${name}: odd key  here]`);
});

test('a long key is cut in the place to fill in', () => {
  const key = 'k'.repeat(80);
  expect(improved({ type: 'text_task', prompt: 'x', [key]: '' })[key]).toContain(`: ${'k'.repeat(60)}]`);
});

test.each([
  [{ type: 'workflow', camera: 'static' }, 'workflow'],
  [{ type: 'video_generation' }, 'video_generation'],
  [{ type: 'unheard of' }, 'text_task'],
  [{ type: '' }, 'text_task'],
  [{}, 'text_task'],
  [{ camera_motion: '' }, 'video_generation'],
  [{ camera: '' }, 'video_generation'],
  [{ audio: '', image: '' }, 'video_generation'],
  [{ dialogue: '' }, 'video_generation'],
  [{ camera_angle: '' }, 'video_generation'],
  [{ image: {} }, 'image_generation'],
  [{ negative_prompt: '' }, 'image_generation'],
  [{ lighting: '' }, 'image_generation'],
  [{ composition: '' }, 'image_generation'],
  [{ aspect_ratio: '' }, 'image_generation'],
] as const)('%j is a prompt of the type %s', (object, type) => {
  expect(typeOfPrompt(object)).toBe(type);
});
