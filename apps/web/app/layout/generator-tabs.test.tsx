// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { GeneratorTabs } from './generator-tabs.tsx';

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

test('links all four generators', () => {
  renderAt('/en', <GeneratorTabs />);

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/ai-prompt-generator',
    '/en/art-prompt-generator',
    '/en/json-prompt',
    '/en/veo3-json-prompt-generator',
  ]);
});
