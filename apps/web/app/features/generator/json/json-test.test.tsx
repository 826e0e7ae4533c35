// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jsonGeneratorPage } from './testing/json-generator-page.tsx';

// The validator is loaded on first use, which takes a moment here.
configure({ asyncUtilTimeout: 5000 });

const PROMPT = {
  type: 'data_extraction',
  version: '1.0',
  language: 'en',
  title: 'Name and total',
  prompt: 'Extract name and total from [the mail] of [a sender].',
  extraction: {
    output_schema: { type: 'object', required: ['total'], properties: { total: { type: 'number' } } },
  },
  constraints: ['JSON only'],
  output: { format: 'json' },
  placeholders: [
    { key: 'the mail', description: 'x', required: true },
    { key: 'a sender', description: 'x', required: true },
  ],
  metadata: { word_count: 6 },
};
const withSchema = (output_schema: unknown, beside = {}) => ({ ...PROMPT, extraction: { output_schema, ...beside } });

const output = () => screen.getByLabelText<HTMLTextAreaElement>('Your JSON prompt');
const lamp = () => document.querySelector('#cue-sheet [role=status]')?.textContent;
const list = () => screen.getByRole('list', { name: 'What was checked' });
const heading = () => list().previousSibling?.firstChild?.textContent;
const change = (text: string) => fireEvent.change(output(), { target: { value: text } });

/** Each line of the list as its mark and its text. */
const lines = () => [...list().children].map((item) => [...item.querySelectorAll('p')].map((p) => p.textContent));

async function showTested(prompt: object): Promise<void> {
  vi.stubGlobal('fetch', async () =>
    Response.json({ generatedPrompt: JSON.stringify(prompt, null, 2), usage: { requests: 1 } }),
  );
  render(jsonGeneratorPage({ state: null, onCounted: () => {} }));
  fireEvent.change(screen.getByLabelText('JSON Description'), { target: { value: 'name and total' } });
  fireEvent.click(screen.getByRole('button', { name: 'Generate Prompt' }));
  await waitFor(() => output());
  fireEvent.click(screen.getByRole('button', { name: 'Test JSON' }));
  await waitFor(() => list());
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('lists what was checked, below the message of the product, and names the places to fill in', async () => {
  await showTested(PROMPT);

  expect(heading()).toBe('JSON execution test passed!');
  expect(await screen.findByText('All validation checks completed successfully')).not.toBeNull();
  expect(lines()).toEqual([
    ['Passed', 'Parsed: a JSON object with 10 keys at the top level.'],
    ['Passed', 'The keys a program needs are there, with values of the right type.'],
    ['Passed', 'The schema extraction.output_schema compiles (JSON Schema 2020-12).'],
    ['Passed', 'An example was made from the schema, and it fits.'],
    ['To do', '2 places left to fill in:'],
  ]);
  expect(within(list()).getByText('[the mail]').tagName).toBe('BDI');
  expect(within(list()).getByText('[a sender]').tagName).toBe('BDI');
  expect(list().querySelector('pre')?.textContent).toBe('{\n  "total": 1\n}');
  expect(list().closest('[role=status]')).not.toBeNull();
});

test.each([
  {
    name: 'a schema that does not compile',
    prompt: withSchema({ type: 'object', properties: { total: { type: 'amount' } } }),
    line: 'The schema extraction.output_schema does not compile.',
    detail: 'JSON Schema 2020-12 does not allow what is at extraction.output_schema.properties.total.type.',
  },
  {
    name: 'a reference to nothing',
    prompt: withSchema({ $ref: '#/$defs/total' }),
    line: 'The schema extraction.output_schema does not compile.',
    detail: 'The reference “#/$defs/total” at extraction.output_schema.$ref leads nowhere.',
  },
  {
    name: 'an invalid pattern',
    prompt: withSchema({ type: 'string', pattern: '(' }),
    line: 'The schema extraction.output_schema does not compile.',
    detail: 'The pattern at extraction.output_schema.pattern is not a valid regular expression.',
  },
  {
    name: 'a schema that nothing fits',
    prompt: withSchema({ type: 'integer', minimum: 5, maximum: 3 }),
    line: 'No value can fit the schema: its rules contradict each other.',
    detail: undefined,
  },
  {
    name: 'an example that does not fit',
    prompt: withSchema(PROMPT.extraction.output_schema, { example: { total: 'ten' } }),
    line: 'The example extraction.example does not fit the schema. Look at extraction.example.total.',
    detail: undefined,
  },
])('fails for $name, and says so', async ({ prompt, line, detail }) => {
  await showTested(prompt);

  expect(heading()).toBe('JSON execution test failed');
  await waitFor(() => expect(screen.getAllByText('JSON execution test failed').length).toBeGreaterThan(1));
  expect(lines()).toContainEqual(['Failed', line]);
  if (detail !== undefined) expect(within(list()).getByText(detail).textContent).toBe(detail);
});

test('says so if there is no schema', async () => {
  const { extraction: _, ...rest } = PROMPT;
  await showTested({ ...rest, type: 'text_task', prompt: 'Write.', placeholders: [] });

  expect(lines()).toContainEqual(['Nothing to check', 'It contains no schema, so there was none to compile.']);
  expect(lines()).toContainEqual(['Passed', 'No brackets are left to fill in.']);
});

test('a text that cannot be parsed fails the first check, and the list goes with the next change', async () => {
  await showTested(PROMPT);
  change('{"a": 1');
  expect(screen.queryByRole('list', { name: 'What was checked' })).toBeNull();
  fireEvent.keyDown(output(), { key: 'Enter', ctrlKey: true });

  await waitFor(() => expect(lines()).toEqual([['Failed', 'Invalid JSON format (line 1, column 8)']]));
});

test.each([
  { text: '{"a": 1', word: 'Not valid' },
  { text: '[1]', word: 'Not valid' },
  { text: '', word: 'Empty' },
  { text: '{}', word: 'Ready' },
])('the lamp says "$word" of "$text"', async ({ text, word }) => {
  await showTested(PROMPT);
  expect(lamp()).toBe('Ready');
  change(text);

  expect(lamp()).toBe(word);
});
