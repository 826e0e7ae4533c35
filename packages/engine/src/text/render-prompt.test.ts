import { expect, test } from 'vitest';
import { SAMPLE_DRAFT } from '../testing/sample-draft.ts';
import en from '../words/en/text.json' with { type: 'json' };
import type { Draft } from './draft.ts';
import { renderPrompt } from './render-prompt.ts';
import type { TextTarget } from './text-targets.ts';

const render = (change: Partial<Draft>, target: TextTarget = 'general') =>
  renderPrompt({ ...SAMPLE_DRAFT, ...change }, en, target);

test('writes labels for a model in general', () => {
  expect(render({})).toBe(`Task: email to Ann

Requirements:
- Name the reason first.
- Ask for one thing: [date].
Tone: warm

Output format: the body only.

Check before you answer:
- The reason is clear.
- One thing is asked.

Leave brackets open.`);
});

test('writes headings for ChatGPT', () => {
  expect(render({ closing: [] }, 'chatgpt')).toBe(`# Task
email to Ann

# Requirements
- Name the reason first.
- Ask for one thing: [date].
Tone: warm

# Output format
the body only.

# Check before you answer
- The reason is clear.
- One thing is asked.`);
});

test('writes tags for Claude, the material first', () => {
  expect(render({ material: { kind: 'brief', text: 'notes' } }, 'claude')).toBe(`<brief>
notes
</brief>

Task: email to Ann

<requirements>
- Name the reason first.
- Ask for one thing: [date].
Tone: warm
</requirements>

<output_format>
the body only.
</output_format>

<check>
- The reason is clear.
- One thing is asked.
</check>

Leave brackets open.`);
});

test('writes one short list for Gemini, the request after the material', () => {
  expect(render({ material: { kind: 'text', text: 'notes' } }, 'gemini')).toBe(`<text>
notes
</text>

Task: email to Ann

- Name the reason first.
- Ask for one thing: [date].
- Tone: warm

Output format: the body only.

Check before you answer:
- The reason is clear.
- One thing is asked.

Leave brackets open.`);
});

test('puts the format first if the draft wants it', () => {
  const prompt = render({ isFormatFirst: true });

  expect(prompt.indexOf('Output format')).toBeLessThan(prompt.indexOf('Requirements'));
  expect(prompt.indexOf('Requirements')).toBeLessThan(prompt.indexOf('Check'));
});

test.each([
  { text: 'plain', start: '<brief>\nplain\n</brief>' },
  { text: 'a <brief> inside', start: '<brief_2>\na <brief> inside\n</brief_2>' },
  { text: 'ends </brief>', start: '<brief_2>\nends </brief>\n</brief_2>' },
  { text: '<brief> <brief_2>', start: '<brief_3>\n<brief> <brief_2>\n</brief_3>' },
])('chooses a tag that does not occur in "$text"', ({ text, start }) => {
  expect(render({ material: { kind: 'brief', text } })).toContain(start);
});

test.each([
  { code: 'a()', fence: '```\na()\n```' },
  { code: 'a() // ``` inside', fence: '````\na() // ``` inside\n````' },
  { code: 'x ````` y', fence: '``````\nx ````` y\n``````' },
  { code: '```js\na()\n```', fence: '```js\na()\n```' },
])('fences "$code" so that it remains whole', ({ code, fence }) => {
  expect(render({ material: { kind: 'code', text: code } })).toContain(`\n\n${fence}\n\n`);
});

test('puts no label before a task that opens with its own words', () => {
  const led = { task: 'Write this: email to Ann', isLed: true };

  expect(render(led)).toMatch(/^Write this: email to Ann\n/);
  expect(render(led, 'gemini')).toMatch(/^Write this: email to Ann\n/);
  expect(render(led, 'chatgpt')).toMatch(/^# Task\nWrite this: email to Ann\n/);
});
