// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { generatorPage } from './testing/generator-page.tsx';
import { stubBackend } from './testing/stub-backend.ts';

const IDEA = 'a poem about rain';

/** The engine is loaded first, which takes a busy machine seconds. */
const SLOW = { timeout: 5000 };

const onCounted = vi.fn();
const output = () => screen.getByLabelText<HTMLTextAreaElement>('Your prompt', { selector: 'textarea' });
const lamp = () => document.querySelector('#cue-sheet [role=status]')?.textContent;
const pressGenerate = () => fireEvent.click(screen.getByRole('button', { name: 'Generate Prompt' }));
const type = (text: string) => fireEvent.change(screen.getByLabelText('Your idea'), { target: { value: text } });
const show = () => render(generatorPage({ state: null, onCounted }).ui);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  onCounted.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('says that the network is spent, what can be done, and counts what the visitor has used', async () => {
  stubBackend({ body: { error: 'Spent.', code: 'network_limit_reached', usage: { requests: 3 } } });
  show();

  type(IDEA);
  pressGenerate();

  await waitFor(() => expect(screen.getAllByText(/^Your network has reached its daily limit\./)).toHaveLength(2), SLOW);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/en/auth?next=%2Fen%2Fai-prompt-generator',
  );
  expect(onCounted).toHaveBeenLastCalledWith(3, true);
});

test('at the limit the device writes what is asked for now, counts nothing, and does not call it offline', async () => {
  const asked = stubBackend({ body: { error: 'Spent.', code: 'daily_limit_reached', usage: { requests: 10 } } });
  show();
  type(IDEA);
  pressGenerate();
  const writeHere = await screen.findByRole('button', { name: 'Write on this device' }, SLOW);
  onCounted.mockClear();
  type('email to my landlord about a broken heater');

  fireEvent.click(writeHere);

  await waitFor(() => expect(output().value).toContain('landlord'), SLOW);
  expect(
    screen.getByText('This prompt was written on your device and does not count toward your daily limit.').id,
  ).toBe('sheet-source');
  expect(lamp()).toBe('Ready');
  expect(asked).toEqual([IDEA]);
  expect(onCounted).not.toHaveBeenCalled();
});

test('what was said of an earlier prompt goes at the limit, and the earlier prompt is marked with its idea', async () => {
  stubBackend({ body: { error: 'Spent.', code: 'daily_limit_reached', usage: { requests: 10 } } });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  type('email to my landlord about a broken heater');
  pressGenerate();
  await screen.findByText(/^You are offline/, {}, SLOW);

  onLine.mockReturnValue(true);
  type('a poem & a song <about> rain');
  pressGenerate();

  await screen.findByRole('heading', { name: 'The lines below are your earlier prompt.' }, SLOW);
  expect(screen.queryByText(/^You are offline/)).toBeNull();
  expect(screen.getByText(/^It was written for:/).textContent).toContain('landlord about a broken heater');
});
