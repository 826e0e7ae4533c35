import { expect, test } from 'vitest';
import { savedFile } from './saved-file.ts';

const WORDS = 'Task: "one"\n- two';
const OBJECT = '{\n  "prompt": "one"\n}';

test.each([
  { format: 'txt', text: WORDS, saved: ['ai-prompt.txt', 'text/plain', WORDS] },
  { format: 'md', text: WORDS, saved: ['ai-prompt.md', 'text/markdown', WORDS] },
  {
    format: 'json',
    text: WORDS,
    saved: ['ai-prompt.json', 'application/json', JSON.stringify({ prompt: WORDS }, null, 2)],
  },
  { format: 'txt', text: OBJECT, saved: ['ai-prompt.txt', 'text/plain', OBJECT] },
  { format: 'md', text: OBJECT, saved: ['ai-prompt.md', 'text/markdown', `\`\`\`json\n${OBJECT}\n\`\`\`\n`] },
  { format: 'json', text: OBJECT, saved: ['ai-prompt.json', 'application/json', OBJECT] },
] as const)('$format of $text', ({ format, text, saved }) => {
  const { name, mediaType, text: written } = savedFile(format, 'ai-prompt.txt', text);
  expect([name, mediaType, written]).toEqual(saved);
});

test('a number is no object, and is the prompt of one', () => {
  expect(savedFile('json', 'prompt.txt', '7').text).toBe('{\n  "prompt": "7"\n}');
});
