// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import about from '@wordlamp/content/messages/en/about.json';
import { expect, test } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { AboutPage } from './about-page.tsx';

test('without numbers the page has no part for them', () => {
  renderAt('/en/about', <AboutPage numbers={[]} />, { about });

  expect(screen.queryByRole('heading', { name: 'In numbers' })).toBeNull();
  expect(document.querySelector('dl')).toBeNull();
});

test('a number that is set is shown under the heading', () => {
  renderAt('/en/about', <AboutPage numbers={[{ name: 'countries', value: '150', isAtLeast: true }]} />, { about });

  expect(screen.getByRole('region', { name: 'In numbers' }).textContent).toBe('In numberscountries150+');
});
