// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices } from '../../../lib/notify.ts';
import { generatorPage } from './testing/generator-page.tsx';
import { stubBackend } from './testing/stub-backend.ts';

const IDEA = 'a poem about rain';
const WRITTEN = { body: { generatedPrompt: 'Write a poem.\nAbout [place].', usage: { requests: 3 } } };

const onCounted = vi.fn();
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your idea');
const output = () => screen.getByLabelText<HTMLTextAreaElement>('Your prompt');
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

test('Clear takes text and prompt away, and Undo brings both back above what was typed since', async () => {
  stubBackend(WRITTEN);
  show();
  type(IDEA);
  pressGenerate();
  await waitFor(() => expect(output().value).not.toBe(''));

  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field().value).toBe('');
  expect(screen.queryByLabelText('Your prompt')).toBeNull();
  type('and wind');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

  expect(field().value).toBe(`${IDEA}\nand wind`);
  expect(output().value).toBe(WRITTEN.body.generatedPrompt);
});

test('what is being written comes to nothing when the page is cleared, but counts', async () => {
  stubBackend(WRITTEN);
  show();
  type(IDEA);
  pressGenerate();

  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));

  await waitFor(() => expect(onCounted).toHaveBeenCalledWith(3));
  expect(screen.queryByLabelText('Your prompt')).toBeNull();
});

test('what is being written comes to nothing when the page is left, but counts', async () => {
  stubBackend(WRITTEN);
  show();
  type(IDEA);
  pressGenerate();
  const said = notices.countSaid();

  cleanup();

  await waitFor(() => expect(onCounted).toHaveBeenCalledWith(3));
  await Promise.resolve();
  expect(notices.countSaid()).toBe(said);
});

test('Undo is no longer offered once a new prompt is asked for', async () => {
  stubBackend(WRITTEN);
  show();
  type(IDEA);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeNull();

  type('a song');
  pressGenerate();

  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await waitFor(() => expect(output().value).toBe(WRITTEN.body.generatedPrompt));
});

test('a template that replaces what was handed over is not sent by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const asked = stubBackend(WRITTEN);
  show({ prompt: IDEA });

  fireEvent.click(screen.getByRole('button', { name: 'Use this template Writing assistant' }));
  await act(() => vi.advanceTimersByTimeAsync(2000));

  expect(lamp()).toBe('Empty');
  expect(asked).toEqual([]);
});

test('a template goes into the field with its first bracket selected', () => {
  show();

  fireEvent.click(screen.getByRole('button', { name: 'Use this template Writing assistant' }));

  expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe('[type of text]');
});
