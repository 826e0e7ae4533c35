import { expect, test } from 'vitest';
import { fallbackJson } from './fallback-json.ts';
import { NO_TEXTS } from './json-inputs.ts';

const NOW = new Date('2026-05-01T12:00:00Z');

test('is written exactly as the product promises', () => {
  expect(fallbackJson({ ...NO_TEXTS, text: 'a b c d e f g h i j k' }, NOW)).toBe(`{
  "prompt": "a b c d e f g h i j",
  "type": "json-prompt",
  "timestamp": "2026-05-01T12:00:00.000Z",
  "source": "temporary-generator",
  "metadata": {
    "wordCount": 11,
    "inputType": "text"
  }
}`);
});

test.each([
  { texts: { ...NO_TEXTS, code: 'x = 1', imageDescription: 'a cat' }, prompt: 'a cat' },
  { texts: { ...NO_TEXTS, code: 'x = 1' }, prompt: 'x = 1' },
  { texts: NO_TEXTS, prompt: '' },
])('without a text it begins with what there is: "$prompt"', ({ texts, prompt }) => {
  expect(JSON.parse(fallbackJson(texts, NOW))).toMatchObject({ prompt });
});
