// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { LANGUAGES } from '@wordlamp/contract/languages';
import { expect, test } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { LanguageMenu } from './language-menu.tsx';

test('lists every language, and marks the one of the page alone', async () => {
  renderAt('/fr/about', <LanguageMenu />);

  const list = await screen.findByRole('navigation', { name: 'Languages', hidden: true });
  const links = within(list).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.textContent)).toEqual(LANGUAGES.map(({ name }) => name));
  const marked = links.filter((link) => link.querySelector('svg') !== null);
  expect(marked.map((link) => link.textContent)).toEqual(['Français']);
});
