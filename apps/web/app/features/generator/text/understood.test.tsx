// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { generatorPage } from './testing/generator-page.tsx';
import { stubBackend } from './testing/stub-backend.ts';

const IDEA = 'email to my landlord about a broken heater, polite but firm, no legal threats';
const WRITTEN = { body: { generatedPrompt: 'From the server.', usage: { requests: 3 } } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = () => screen.getByLabelText('Your idea');
const section = () => screen.getByRole('region', { name: 'What was understood', hidden: true });

function typeIdea(): void {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: IDEA } });
}

test('what is understood shows while an idea is typed, and nothing is sent', async () => {
  const asked = stubBackend(WRITTEN);
  render(generatorPage({ state: null, onCounted: vi.fn() }).ui);
  expect(section().textContent).toContain('As you type, you’ll see here how your idea was understood.');

  typeIdea();

  await waitFor(() => expect(within(section()).getByText('polite but firm')).toBeDefined());
  expect(within(section()).getByText('Email or letter')).toBeDefined();
  expect(within(section()).getByText('no legal threats')).toBeDefined();
  expect(within(section()).queryByRole('combobox')).toBeNull();
  expect(asked).toEqual([]);
});

test.each([
  { name: 'next to the sheet it can be changed under the idea', width: 1440, isInSheet: false },
  { name: 'on a phone it can be changed where the result is', width: 390, isInSheet: true },
])('$name', async ({ width, isInSheet }) => {
  vi.stubGlobal('innerWidth', width);
  stubBackend(WRITTEN);
  render(generatorPage({ state: null, onCounted: vi.fn() }).ui);
  typeIdea();
  fireEvent.click(screen.getByRole('button', { name: 'Generate Prompt' }));

  const job = await screen.findByLabelText('Job');
  expect(job.closest('#cue-sheet') !== null).toBe(isInSheet);
});
