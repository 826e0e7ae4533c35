import { composeArtSentence } from '@wordlamp/engine/art';
import { expect, test } from 'vitest';
import { readAnswer } from '../../testing/read-answer.ts';
import { testApp } from '../../testing/test-app.ts';

const PATH = '/functions/v1/generate-prompt';
const CONFIGURATION = {
  subject: 'landscape',
  style: 'impressionist',
  medium: 'oil-painting',
  mood: 'peaceful',
  colors: 'warm',
  artist: 'none',
  setting: 'ocean',
  details: 'two boats, one red sail',
} as const;

async function written(request: object): Promise<string> {
  const app = await testApp();
  const response = await app.post(PATH, request);
  const { generatedPrompt, usage } = await readAnswer(response);
  expect(usage).toEqual({ requests: 1 });
  return String(generatedPrompt);
}

test('the composed sentence of an art request becomes a full prompt, with every detail', async () => {
  const prompt = await written({ type: 'art-prompt', text: composeArtSentence(CONFIGURATION) });

  expect(prompt).toContain('two boats, one red sail');
  expect(prompt).toMatch(/impressionist/i);
  expect(prompt.length).toBeGreaterThan(200);
});

test.each([
  { target: 'midjourney', has: /--ar \d+:\d+/ },
  { target: 'stable-diffusion', has: /\n\nNegative prompt: / },
  { target: 'flux', has: /#[0-9A-F]{6}/ },
])('an art prompt for $target has its form', async ({ target, has }) => {
  expect(await written({ type: 'art-prompt', text: composeArtSentence(CONFIGURATION), target })).toMatch(has);
});

test('any other text of an art request is taken for the details', async () => {
  const prompt = await written({ type: 'art-prompt', text: 'a red fox asleep in a teacup' });

  expect(prompt).toContain('a red fox asleep in a teacup');
});

test('the words around the details do not count', async () => {
  const details = Array.from({ length: 200 }, () => 'leaf').join(' ');

  expect(await written({ type: 'art-prompt', text: composeArtSentence({ ...CONFIGURATION, details }) })).toContain(
    'leaf',
  );
});

test('a JSON request gets an object of the type that fits', async () => {
  const prompt = await written({ type: 'json-prompt', text: 'extract name and total from invoices as JSON' });

  expect(JSON.parse(prompt)).toMatchObject({ prompt: expect.any(String) });
});

test('code is analyzed and returned unchanged', async () => {
  const code = 'def add(a, b):\n    return a + b';

  expect(JSON.stringify(JSON.parse(await written({ type: 'json-prompt', text: 'add tests', code })))).toContain(
    JSON.stringify(code).slice(1, -1),
  );
});

test('code may be in a fence within the text', async () => {
  const text = 'explain this\n```js\nconst total = items.length;\n```';

  expect(await written({ type: 'json-prompt', text })).toContain('const total = items.length;');
});
