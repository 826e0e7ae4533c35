// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { GeneratorTabs } from './generator-tabs.tsx';
import { generatorPage } from './generators.ts';

test('links the text generator in the language of the page', () => {
  renderAt('/ja', <GeneratorTabs />);

  const tab = screen.getByRole('link', { name: 'Text' });
  expect(tab.getAttribute('href')).toBe('/ja/ai-prompt-generator');
  expect(tab.getAttribute('aria-current')).toBeNull();
});

test.each(['/en/ai-prompt-generator', '/en/ai-prompt-generator/'])(
  'lights the tab of the open page at %s',
  (address) => {
    renderAt(address, <GeneratorTabs />);

    expect(screen.getByRole('link', { name: 'Text' }).getAttribute('aria-current')).toBe('page');
  },
);

test('a generator whose page does not exist says so and is nothing to press', () => {
  renderAt('/en', <GeneratorTabs />);

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Videosoon');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a generator gets its page from the path in PAGES', () => {
  const tab = { icon: 'text', label: 'tabText', hue: '', edge: '' } as const;

  expect(generatorPage({ ...tab, path: '/ai-prompt-generator' })).toBe('aiGenerator');
  expect(generatorPage({ ...tab, path: '/none' })).toBeUndefined();
});
