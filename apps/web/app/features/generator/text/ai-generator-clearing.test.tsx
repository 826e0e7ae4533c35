// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices } from '../../../lib/notify.ts';
import { generatorPage } from './testing/generator-page.tsx';
import { stubBackend } from './testing/stub-backend.ts';

const IDEA = 'a poem about rain';
const WRITTEN = { body: { generatedPrompt: 'Write a poem.\nAbout [place].', usage: { requests: 3 } } };

const onCounted = vi.fn();
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your idea');
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

test('what is being written comes to nothing when the page is cleared, but counts', async () => {
  stubBackend(WRITTEN);
  show();
  type(IDEA);
  pressGenerate();

  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));

  await waitFor(() => expect(onCounted).toHaveBeenCalledWith(3));
  expect(screen.queryByLabelText('Your prompt', { selector: 'textarea' })).toBeNull();
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

test('a template goes into the field with its first bracket selected', () => {
  show();

  fireEvent.click(screen.getByRole('button', { name: 'Use this template Writing assistant' }));

  expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe('[type of text]');
});
