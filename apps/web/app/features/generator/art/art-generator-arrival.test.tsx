// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadArtEngine } from '../../../lib/write-art-on-device.ts';
import { checked, choose, details, lamp, onCounted, pick, press, show, stubBackend } from './testing/art-form.ts';
import { artGeneratorPage } from './testing/art-generator-page.tsx';
import { CHOSEN } from './testing/chosen.ts';

const REQUIRED = 'Please fill in all required fields (Subject, Style, Medium, Mood, and Colors)';

beforeAll(() => loadArtEngine('en'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  onCounted.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The marks of a proposal, in the form or in the line below it. */
const marks = (place: 'summary' | 'dd') =>
  screen
    .queryAllByText('suggested')
    .filter((mark) => mark.closest(place))
    .map(({ textContent }) => textContent);

test('a hand-over goes to the details, and the engine proposes what can be changed', async () => {
  const asked = stubBackend();
  const router = show({ prompt: 'two brothers repairing a bicycle' });

  expect(details().value).toBe('two brothers repairing a bicycle');
  expect(router.state.location.state).toBeNull();
  await waitFor(() => expect(checked()).toHaveLength(5));
  expect(marks('summary')).toEqual(Array(5).fill('suggested'));
  expect(marks('dd')).toEqual(Array(5).fill('suggested'));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked).toMatchObject([{ text: 'two brothers repairing a bicycle', chosen: {} }]);
  pick('mood', 'dark');
  expect(marks('summary')).toHaveLength(4);
  expect(marks('dd')).toHaveLength(4);
});

test('a hand-over starts after half a second, not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const asked = stubBackend();
  show({ prompt: 'a cat asleep on a windowsill' });

  await act(() => vi.advanceTimersByTimeAsync(499));
  // Not `vi.waitFor`, which advances the clock with every poll.
  while (checked().length < 5) await act(() => new Promise<void>(setImmediate));
  expect(lamp()).toBe('Empty');
  expect(asked).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(lamp()).not.toBe('Empty');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
});

test('a hand-over waits for the proposals, and can be canceled for as long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const asked = stubBackend();
  show({ prompt: 'a cat asleep on a windowsill' });

  act(() => {
    vi.advanceTimersByTime(600);
  });
  expect(checked()).toEqual([]);
  expect(screen.queryByText(REQUIRED)).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel' }).textContent).toBe('Cancel');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
});

test('a hand-over can be canceled; its text and the proposals stay', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const asked = stubBackend();
  show({ prompt: 'a cat asleep on a windowsill' });

  press('Cancel');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await vi.waitFor(() => expect(checked()).toHaveLength(5));

  expect(asked).toEqual([]);
  expect(details().value).toBe('a cat asleep on a windowsill');
  expect(document.activeElement).toBe(details());
});

test('what is chosen while the engine proposes stays, and nothing starts by itself', async () => {
  const asked = stubBackend();
  show({ prompt: 'a cat asleep on a windowsill' });
  pick('mood', 'dark');

  await waitFor(() => expect(checked()).toEqual(['animals', 'realistic', 'digital', 'dark', 'analogous']));
  expect(marks('summary')).toHaveLength(4);
  expect(marks('dd')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(asked).toEqual([]);
});

test('where nothing can be proposed the idea alone is sent', async () => {
  const asked = stubBackend();
  show({ prompt: 'Lorem ipsum dolor' });

  await waitFor(() => expect(asked).toMatchObject([{ text: 'Lorem ipsum dolor', chosen: {} }]));
});

test('what was chosen and sent before the app started is kept and sent', async () => {
  const asked = stubBackend();
  const { ui } = artGeneratorPage({ state: null, onCounted });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(ui);
  const early = container.querySelector('form');
  if (!early) throw new Error('The page has no form');
  for (const [field, value] of Object.entries(CHOSEN)) {
    const option = container.querySelector<HTMLInputElement>(`input[name=${field}][value="${value}"]`);
    if (option) option.checked = true;
  }
  early.dataset.early = 'pressed';

  render(ui, { container, hydrate: true });

  await waitFor(() => expect(asked).toHaveLength(1));
  expect(checked()).toEqual(['portrait', 'impressionist', 'ink', 'joyful', 'neon']);
});

test.each([
  {
    name: 'all choices',
    stored: JSON.stringify(CHOSEN),
    expected: ['portrait', 'impressionist', 'ink', 'joyful', 'neon'],
  },
  { name: 'nothing of a broken one', stored: '{"subject":', expected: [] },
  { name: 'nothing of one that is no object', stored: 'null', expected: [] },
  { name: 'what is still an option', stored: '{"subject":"selfie","mood":"dark"}', expected: ['dark'] },
])('a draft brings back $name', ({ stored, expected }) => {
  localStorage.setItem('draft:art-prompt', stored);
  show();

  expect(checked()).toEqual(expected);
  expect(details().value).toBe(expected.length === 5 ? CHOSEN.details : '');
});

test('choices are kept as they are made, and an empty form leaves no draft', () => {
  show();
  choose(CHOSEN);
  expect(JSON.parse(localStorage.getItem('draft:art-prompt') ?? '')).toEqual(CHOSEN);

  press('Reset');
  expect(localStorage.getItem('draft:art-prompt')).toBeNull();
});
