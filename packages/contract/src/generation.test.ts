import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generationRequest } from './generation.ts';

const least = { text: 'a poem about rain', type: 'ai-prompt' };

test.each([
  { name: 'the fields that it must have', body: least },
  { name: 'no image', body: { ...least, imageUrl: null } },
  { name: 'an image', body: { ...least, imageUrl: 'data:image/png;base64,AA==' } },
  { name: 'nothing chosen', body: { ...least, chosen: {} } },
  { name: 'all fields', body: { ...least, target: 'claude', variant: 99, language: 'ja', pageLanguage: 'ar' } },
])('a request with $name is read as it is', ({ body }) => {
  expect(generationRequest.parse(body)).toEqual(body);
});

test('fields that nobody knows are left out', () => {
  expect(generationRequest.parse({ ...least, role: 'admin' })).toEqual(least);
});

test.each([
  { field: 'text', value: 5 },
  { field: 'text', value: undefined },
  { field: 'type', value: 'video-prompt' },
  { field: 'imageUrl', value: {} },
  { field: 'target', value: 'toaster' },
  { field: 'variant', value: 100 },
  { field: 'variant', value: -1 },
  { field: 'variant', value: '1' },
  { field: 'language', value: 'pt-BR' },
  { field: 'pageLanguage', value: ['en'] },
  { field: 'chosen', value: 'medium' },
])('$field is refused as $value', ({ field, value }) => {
  const result = generationRequest.safeParse({ ...least, [field]: value });

  expect(result.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test('whatever comes in, reading it never throws', () => {
  fc.assert(fc.property(fc.anything(), (body) => typeof generationRequest.safeParse(body).success === 'boolean'));
});
