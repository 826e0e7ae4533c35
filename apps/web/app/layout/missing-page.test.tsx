// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { MissingPage } from './missing-page.tsx';

afterEach(() => vi.restoreAllMocks());

test.each([
  { address: '/fr/none', home: '/fr' },
  { address: '/none/at/all', home: '/' },
])('at $address it leads to $home and logs the address', ({ address, home }) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();

  renderAt(address, <MissingPage />);

  expect(screen.getByRole('heading', { name: 'Oops! Page not found' }).tagName).toBe('H1');
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe(home);
  expect(warn).toHaveBeenCalledWith(`Page not found: ${address}`);
});

test('it offers a search that leads home, and the four generators', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  renderAt('/fr/none', <MissingPage />);

  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search templates and articles' });
  expect(field.form?.getAttribute('action')).toBe('/fr');
  expect(field.name).toBe('find');
  const generators = [
    'AI Prompt Generator',
    'Art Prompt Generator',
    'JSON Prompt Generator',
    'Veo 3 JSON Prompt Generator',
  ];
  for (const name of generators) expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/^\/fr\/.+/);
});
