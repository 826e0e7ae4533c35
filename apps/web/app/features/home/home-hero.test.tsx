// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { jobNames } from '@wordlamp/engine/text/job-names';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { HomeHero } from './home-hero.tsx';
import type { LoadHomeResult } from './use-home-result.ts';

const IDEA = 'email to my landlord about a broken heater, polite but firm';
const loadResult = vi.fn<LoadHomeResult>(
  async () =>
    ({ idea, asked }) =>
      `written ${asked} of ${idea}`,
);
const ask = vi.fn(async () => new Response());

beforeEach(() => {
  localStorage.clear();
  ask.mockClear();
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

/** With the names of the jobs, which only a build gives to the words that are loaded. */
function renderHero() {
  const hero = <HomeHero sample="Write this: a sample" loadResult={loadResult} />;
  return renderAt('/en', hero, { textGenerator: { job: jobNames('en') } });
}

function type(text: string): void {
  const field = screen.getByLabelText('Your idea');
  fireEvent.focusIn(field);
  fireEvent.input(field, { target: { value: text } });
}

test('shows what was understood of an idea as it is typed, without a request', { timeout: 30_000 }, async () => {
  renderHero();
  expect(screen.getByText('Write this: a sample')).not.toBeNull();

  type(IDEA);

  expect(await screen.findByText('polite but firm', {}, { timeout: 20_000 })).not.toBeNull();
  expect(screen.getByText('Email or letter')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Not written yet');
  expect(screen.queryByText('Write this: a sample')).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

test('goes back to the sample where the idea is taken away', { timeout: 30_000 }, async () => {
  renderHero();
  type(IDEA);
  await screen.findByText('polite but firm', {}, { timeout: 20_000 });

  type('  ');

  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Ready'));
  expect(screen.getByText('Write this: a sample')).not.toBeNull();
});

test('has a text prompt written in the place of the sample, again with each press', async () => {
  const { router } = renderHero();
  type(IDEA);
  fireEvent.click(screen.getByRole('button', { name: 'Text prompt' }));
  expect(await screen.findByText(`written 1 of ${IDEA}`)).not.toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Text prompt' }));

  expect(await screen.findByText(`written 2 of ${IDEA}`)).not.toBeNull();
  expect(router.state.location.pathname).toBe('/en');
});

test('leaves the prompt to the page of the generator where the sheet cannot be loaded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  loadResult.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { router } = renderHero();
  type(IDEA);

  fireEvent.click(screen.getByRole('button', { name: 'Text prompt' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/en/ai-prompt-generator'));
  expect(router.state.location.state).toEqual({ prompt: IDEA });
});
