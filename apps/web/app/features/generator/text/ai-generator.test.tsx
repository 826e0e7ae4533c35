// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { generatorPage } from './testing/generator-page.tsx';
import { stubBackend } from './testing/stub-backend.ts';

const IDEA = 'a poem about rain';

/** The engine is loaded first, which takes a busy machine seconds. */
configure({ asyncUtilTimeout: 5000 });
const WRITTEN = { body: { generatedPrompt: 'Write a poem.\nAbout [place].', usage: { requests: 3 } } };

const onCounted = vi.fn();
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your idea');
const output = () => screen.getByLabelText<HTMLTextAreaElement>('Your prompt', { selector: 'textarea' });
const lamp = () => document.querySelector('#cue-sheet [role=status]')?.textContent;
const pressGenerate = () => fireEvent.click(screen.getByRole('button', { name: 'Generate Prompt' }));
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const show = (state: unknown = null) => {
  const { ui, router } = generatorPage({ state, onCounted });
  render(ui);
  return router;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  onCounted.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('turns an idea into a prompt, counts it and says so', async () => {
  const asked = stubBackend(WRITTEN);
  show();

  type(IDEA);
  expect(screen.getByText('Total Word Count').parentElement?.textContent).toBe('Total Word Count4/200');
  pressGenerate();

  await waitFor(() => expect(output().value).toBe(WRITTEN.body.generatedPrompt));
  expect(asked).toEqual([IDEA]);
  expect(onCounted).toHaveBeenLastCalledWith(3);
  await screen.findByText('AI prompt generated successfully!');
  expect(lamp()).toBe('Ready');
});

test('shows a refusal next to the sheet and as a notice, and no prompt', async () => {
  stubBackend({ body: { error: 'Spent.', code: 'daily_limit_reached', usage: { requests: 10 } } });
  show();

  type(IDEA);
  pressGenerate();

  await waitFor(() =>
    expect(screen.getAllByText(/^Daily limit reached. You have used all 10 prompts/)).toHaveLength(2),
  );
  expect(screen.queryByLabelText('Your prompt', { selector: 'textarea' })).toBeNull();
  expect(lamp()).toBe('Limit reached');
  expect(onCounted).toHaveBeenLastCalledWith(10, false);
});

test('shows the server’s own text for a code that has no translation', async () => {
  stubBackend({ status: 400, body: { error: 'Only on Tuesdays.', code: 'not_tuesday' } });
  show();

  type(IDEA);
  pressGenerate();

  await waitFor(() => expect(screen.getAllByText('Only on Tuesdays.')).toHaveLength(2));
});

test('writes the fallback from the first 20 words when the call fails, and counts 0', async () => {
  stubBackend('no connection');
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  show();

  type('word '.repeat(30));
  pressGenerate();

  await waitFor(() => expect(output().value).toMatch(/^Enhanced AI Prompt: (word ){19}word\n\n\S/));
  expect(onCounted).toHaveBeenLastCalledWith(0, false);
  await waitFor(() =>
    expect(screen.getAllByText('Using temporary generation - Edge Function needs deployment')).toHaveLength(2),
  );
  expect(warned).toHaveBeenCalledOnce();
});

test('offline it writes on the device without a request', async () => {
  const asked = stubBackend(WRITTEN);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();

  type('email to my landlord about a broken heater');
  pressGenerate();

  await waitFor(() => expect(output().value).toContain('landlord'));
  expect(screen.getByText(/^You are offline/).id).toBe('sheet-source');
  expect(asked).toEqual([]);
  expect(onCounted).not.toHaveBeenCalled();
});

test.each([
  { name: 'nothing', text: ' ', message: 'Please provide some text or idea to generate a prompt' },
  { name: 'too much', text: 'word '.repeat(201), message: 'Input exceeds 200 word limit. Please shorten your text.' },
])('explains itself when it is pressed with $name, and sends nothing', async ({ text, message }) => {
  const asked = stubBackend(WRITTEN);
  show();

  type(text);
  expect(screen.getByRole('button', { name: 'Generate Prompt' }).getAttribute('aria-disabled')).toBe('true');
  pressGenerate();

  await waitFor(() => expect(screen.getAllByText(message).some(({ id }) => id === 'idea-note')).toBe(true));
  expect(field().getAttribute('aria-describedby')).toContain('idea-note');
  expect(document.activeElement).toBe(field());
  expect(lamp()).toBe('Empty');
  expect(asked).toEqual([]);
});

test.each([
  { name: 'Ctrl and Enter send', keys: { ctrlKey: true }, lamp: 'Working' },
  { name: '⌘ and Enter send', keys: { metaKey: true }, lamp: 'Working' },
  { name: 'Enter alone breaks the line', keys: {}, lamp: 'Empty' },
  { name: 'an input method keeps its Enter', keys: { ctrlKey: true, isComposing: true }, lamp: 'Empty' },
  { name: 'an input method keeps its last Enter in Safari', keys: { ctrlKey: true, keyCode: 229 }, lamp: 'Empty' },
])('$name', async ({ keys, lamp: expected }) => {
  stubBackend(WRITTEN);
  show();

  type(IDEA);
  fireEvent.keyDown(field(), { key: 'Enter', ...keys });

  expect(lamp()).toBe(expected);
});

test('a prompt that is handed over starts after half a second, once, and leaves the history', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const asked = stubBackend(WRITTEN);
  const router = show({ prompt: IDEA });

  expect(field().value).toBe(IDEA);
  expect(router.state.location.state).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(lamp()).toBe('Empty');
  expect(screen.getByRole('button', { name: 'Cancel' }).textContent).toBe('Cancel');
  await act(() => vi.advanceTimersByTimeAsync(2000));

  expect(asked).toEqual([IDEA]);
});

test('a hand-over can be canceled, and its text stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const asked = stubBackend(WRITTEN);
  show({ prompt: IDEA });

  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(() => vi.advanceTimersByTimeAsync(2000));

  expect(lamp()).toBe('Empty');
  expect(asked).toEqual([]);
  expect(field().value).toBe(IDEA);
});

test('what was typed and sent before the app started is kept and sent, once', async () => {
  const asked = stubBackend(WRITTEN);
  const { ui } = generatorPage({ state: null, onCounted });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(ui);
  const early = container.querySelector('form');
  const earlyField = container.querySelector('textarea');
  if (!early || !earlyField) throw new Error('The page has no form');
  earlyField.value = IDEA;
  early.dataset.early = 'pressed';

  render(ui, { container, hydrate: true });

  await waitFor(() => expect(output().value).toBe(WRITTEN.body.generatedPrompt));
  expect(field().value).toBe(IDEA);
  expect(asked).toEqual([IDEA]);
});

test('a draft survives the page', () => {
  show();
  type(IDEA);
  cleanup();

  show();

  expect(field().value).toBe(IDEA);
});

test('copying selects the prompt where the browser does not allow it', async () => {
  stubBackend(WRITTEN);
  show();
  type(IDEA);
  pressGenerate();
  await waitFor(() => expect(output().value).not.toBe(''));

  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));

  await screen.findByText(/^Your browser did not allow copying/);
  expect(getSelection()?.getRangeAt(0).toString()).toBe(WRITTEN.body.generatedPrompt);
});
