// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { generatorPage } from './testing/generator-page.tsx';
import { stubBackend } from './testing/stub-backend.ts';

/** The engine is loaded first, which takes a busy machine seconds. */
configure({ asyncUtilTimeout: 5000 });
const IDEA = 'email to my landlord about a broken heater, polite but firm, no legal threats';
const WRITTEN = {
  body: { generatedPrompt: 'From the server, since [date] and [date] by [deadline].', usage: { requests: 3 } },
};

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your idea');
const output = () => screen.getByLabelText<HTMLTextAreaElement>('Your prompt', { selector: 'textarea' });
const job = () => screen.findByLabelText<HTMLSelectElement>('Job', undefined, { timeout: 5000 });
const pressGenerate = () => fireEvent.click(screen.getByRole('button', { name: 'Generate Prompt' }));
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

/** The page with a result from the server on its sheet. */
async function showResult() {
  const asked = stubBackend(WRITTEN);
  render(generatorPage({ state: null, onCounted: vi.fn() }).ui);
  type('Your idea', IDEA);
  pressGenerate();
  await job();
  await waitFor(() => expect(output().value).not.toBe(''));
  return asked;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('shows what was understood with the server’s own text', async () => {
  await showResult();

  expect((await job()).value).toBe('email');
  expect((await job()).selectedOptions[0]?.text).toBe('Email or letter');
  expect((await job()).options[0]?.text).toBe('Advertisement');
  expect([...(await job()).options].at(-1)?.text).toBe('Anything else');
  expect(screen.getByLabelText<HTMLInputElement>('Tone').value).toBe('polite but firm');
  expect(screen.getByLabelText<HTMLInputElement>('Audience').value).toBe('');
  expect(within(screen.getByRole('list', { name: 'Limits' })).getByText('no legal threats').tagName).toBe('BDI');
  expect(output().value).toBe(WRITTEN.body.generatedPrompt);
});

test.each([
  { name: 'another job', change: () => type('Job', 'poem'), has: 'Write this poem' },
  { name: 'another tone', change: () => type('Tone', 'cold'), has: 'Tone: cold' },
  { name: 'an audience', change: () => type('Audience', 'the agency'), has: 'Audience: the agency' },
  { name: 'a length', change: () => type('Length', '60 words'), has: 'Length: 60 words' },
  { name: 'another target', change: () => fireEvent.click(screen.getByLabelText('Claude')), has: '<requirements>' },
  { name: 'another language', change: () => type('Language of the prompt', 'de'), has: 'Aufgabe' },
])('$name rewrites the prompt on the device without a request', async ({ change, has }) => {
  const asked = await showResult();

  change();

  await waitFor(() => expect(output().value).toContain(has), { timeout: 5000 });
  expect(field().value).toBe(IDEA);
  expect(asked).toHaveLength(1);
});

test('another wording says the same in other words at no cost, and leads back', async () => {
  const asked = await showResult();
  expect(screen.queryByRole('button', { name: 'Previous wording' })).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Another wording' }));
  await waitFor(() => expect(output().value).toContain('heater'));
  const first = output().value;
  fireEvent.click(screen.getByRole('button', { name: 'Another wording' }));
  await waitFor(() => expect(output().value).not.toBe(first));
  fireEvent.click(screen.getByRole('button', { name: 'Previous wording' }));
  expect(output().value).toBe(first);
  fireEvent.click(screen.getByRole('button', { name: 'Previous wording' }));

  expect(output().value).toBe(WRITTEN.body.generatedPrompt);
  expect(document.activeElement?.textContent).toBe('Another wording');
  expect(asked).toHaveLength(1);
});

test('a result of an earlier idea says so, is still copied with its name, and is updated by a press', async () => {
  const asked = await showResult();
  vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText: async () => undefined } });
  type('Your idea', 'a song');
  expect(screen.getByText('Input changed').getAttribute('role')).toBe('status');

  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByText(/^It was written for: .?email to my landlord/, undefined, { timeout: 5000 });
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));

  await waitFor(() => expect(asked).toEqual([IDEA, 'a song']), { timeout: 5000 });
  await waitFor(() => expect(screen.queryByText('Input changed')).toBeNull());
});

test('what is emptied is left out, and everything can go back to what was read', async () => {
  await showResult();

  type('Tone', '');
  await waitFor(() => expect(output().value).toContain('heater'));
  expect(output().value).not.toContain('polite but firm');
  fireEvent.blur(screen.getByLabelText('Tone'));
  fireEvent.click(await screen.findByRole('button', { name: 'Restore what was detected' }));

  await waitFor(() => expect(output().value).toContain('polite but firm'));
  expect(screen.queryByRole('button', { name: 'Restore what was detected' })).toBeNull();
});

test('letters that are typed quickly all count', async () => {
  await showResult();

  for (const text of ['w', 'wa', 'war', 'warm']) type('Tone', text);

  await waitFor(() => expect(output().value).toContain('Tone: warm\n'));
});

test('a limit can be removed, and comes back by Undo', async () => {
  await showResult();

  fireEvent.click(screen.getByRole('button', { name: 'Remove the limit “no legal threats”' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Limits' })).toBeNull());
  expect(output().value).not.toContain('no legal threats');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(output().value).toContain('no legal threats'));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Remove the limit/));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('brackets are filled in place, each once', async () => {
  await showResult();

  type('date', '3 May');
  expect(output().value).toBe('From the server, since 3 May and 3 May by [deadline].');
});

test('the result and its changes survive the page, until it is cleared', async () => {
  await showResult();
  type('Tone', 'cold');
  await waitFor(() => expect(output().value).toContain('Tone: cold'));
  const shown = output().value;
  cleanup();

  render(generatorPage({ state: null, onCounted: vi.fn() }).ui);
  expect(output().value).toBe(shown);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  cleanup();
  render(generatorPage({ state: null, onCounted: vi.fn() }).ui);

  expect(screen.queryByLabelText('Your prompt', { selector: 'textarea' })).toBeNull();
});

test('what the version before kept opens with its changes', () => {
  // As written by the page before it had a reducer.
  localStorage.setItem('draft:ai-prompt', 'a poem about rain');
  localStorage.setItem('draft:ai-prompt:language', 'de');
  const request = { text: 'a poem about rain', type: 'ai-prompt', target: 'general', pageLanguage: 'en' };
  const kept = {
    output: { prompt: 'From [place].', source: 'server', request },
    request: { idea: 'a poem about rain', pageLanguage: 'en', target: 'claude', variant: 1 },
    prompt: 'Changed, from [place].',
    fills: { '[place]': 'Rome' },
  };
  sessionStorage.setItem('result:ai-prompt', JSON.stringify(kept));

  render(generatorPage({ state: null, onCounted: vi.fn() }).ui);

  expect(field().value).toBe('a poem about rain');
  expect(screen.getByLabelText<HTMLSelectElement>('Language of the prompt').value).toBe('de');
  expect(output().value).toBe('Changed, from Rome.');
  expect(screen.getByLabelText<HTMLInputElement>('Claude').checked).toBe(true);
});

test('something else in the storage is no result', () => {
  sessionStorage.setItem('result:ai-prompt', '{"output":{"prompt":7}}');

  render(generatorPage({ state: null, onCounted: vi.fn() }).ui);

  expect(screen.queryByLabelText('Your prompt', { selector: 'textarea' })).toBeNull();
});

test('a fallback has nothing that was understood, but its brackets can be filled', async () => {
  stubBackend('no connection');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(generatorPage({ state: null, onCounted: vi.fn() }).ui);

  type('Your idea', 'a letter to [name]');
  pressGenerate();
  await waitFor(() => expect(output().value).toMatch(/^Enhanced AI Prompt: a letter to \[name\]/));
  type('name', 'Ann');

  expect(output().value).toMatch(/^Enhanced AI Prompt: a letter to Ann/);
  expect(screen.queryByRole('button', { name: 'Another wording' })).toBeNull();
  expect(screen.queryByLabelText('Job')).toBeNull();
});

test('a pasted prompt is only completed, and the page says so', async () => {
  stubBackend(WRITTEN);
  render(generatorPage({ state: null, onCounted: vi.fn() }).ui);

  type('Your idea', '# Role\nYou are a teacher.\n\n# Task\nExplain photosynthesis.\n\n# Format\nFive bullets.');
  pressGenerate();

  await screen.findByText(/^Your text was already a prompt/, undefined, { timeout: 5000 });
  expect(screen.queryByRole('button', { name: 'Another wording' })).toBeNull();
});
