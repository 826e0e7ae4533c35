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
