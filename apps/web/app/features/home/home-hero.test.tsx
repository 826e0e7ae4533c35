// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { HomeHero } from './home-hero.tsx';

const IDEA = 'email to my landlord about a broken heater, polite but firm';
const ask = vi.fn(async () => new Response());

beforeEach(() => {
  localStorage.clear();
  ask.mockClear();
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

function type(text: string): void {
  const field = screen.getByLabelText('Your idea');
  fireEvent.focusIn(field);
  fireEvent.input(field, { target: { value: text } });
}

test('shows what was understood of an idea as it is typed, and asks nobody', { timeout: 30_000 }, async () => {
  renderAt('/en', <HomeHero sample="Write this: a sample" />);
  expect(screen.getByText('Write this: a sample')).not.toBeNull();

  type(IDEA);

  expect(await screen.findByText('polite but firm', {}, { timeout: 20_000 })).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Not written yet');
  expect(screen.queryByText('Write this: a sample')).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

test('goes back to the sample where the idea is taken away', { timeout: 30_000 }, async () => {
  renderAt('/en', <HomeHero sample="Write this: a sample" />);
  type(IDEA);
  await screen.findByText('polite but firm', {}, { timeout: 20_000 });

  type('  ');

  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Ready'));
  expect(screen.getByText('Write this: a sample')).not.toBeNull();
});
