// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ANNOUNCER_ID } from '../lib/announce.ts';
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

test('a generator whose page does not exist says so and leads nowhere', () => {
  renderAt(
    '/en',
    <div>
      <GeneratorTabs />
      <p id={ANNOUNCER_ID} />
    </div>,
  );
  const tab = within(screen.getByRole('navigation')).getByRole('button', { name: /^Video/ });

  fireEvent.click(tab);

  expect(tab.getAttribute('aria-disabled')).toBe('true');
  expect(tab.textContent).toContain('soon');
  expect(document.getElementById(ANNOUNCER_ID)?.textContent).toBe('Video is not open yet.');
});

test('a generator gets its page from the path in PAGES', () => {
  const tab = { icon: 'text', label: 'tabText', hue: '', edge: '' } as const;

  expect(generatorPage({ ...tab, path: '/ai-prompt-generator' })).toBe('aiGenerator');
  expect(generatorPage({ ...tab, path: '/none' })).toBeUndefined();
});
