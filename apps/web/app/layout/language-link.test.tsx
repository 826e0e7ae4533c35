// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { languageOf } from '@wordlamp/contract/languages';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { LanguageLink } from './language-link.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function renderLink(address: string) {
  const language = languageOf('ar');
  return renderAt(
    address,
    <LanguageLink language={language} className="">
      {language.name}
    </LanguageLink>,
  );
}

test.each([
  { name: 'the home page', address: '/en', target: '/ar' },
  { name: 'a page below it', address: '/en/ai-prompt-generator', target: '/ar/ai-prompt-generator' },
  { name: 'an address with a slash at its end', address: '/en/', target: '/ar' },
  { name: 'a query and a hash', address: '/fr?from=mail#tools', target: '/ar?from=mail#tools' },
  { name: 'an address that is no page', address: '/en/none?from=mail', target: '/ar' },
  { name: 'an address without a language', address: '/none', target: '/ar' },
])('leads from $name to $target', ({ address, target }) => {
  renderLink(address);

  expect(screen.getByRole('link').getAttribute('href')).toBe(target);
});

test('names its language, its direction and the choice to keep', () => {
  renderLink('/en');

  const { lang, dir, hreflang, dataset } = screen.getByRole<HTMLAnchorElement>('link');
  expect({ lang, dir, hreflang, choice: dataset.language }).toEqual({
    lang: 'ar',
    dir: 'rtl',
    hreflang: 'ar',
    choice: 'ar',
  });
});

test.each([
  { name: 'the connection is lost', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  { name: 'the server has no such page', answer: async () => new Response(null, { status: 404 }) },
])('stays on the page where $name', async ({ answer }) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', answer);
  const { router } = renderLink('/en');

  fireEvent.click(screen.getByRole('link'));

  await waitFor(() => expect(warned).toHaveBeenCalledOnce());
  expect(router.state.location.pathname).toBe('/en');
});

test('leaves a press for a new tab to the browser', () => {
  const fetching = vi.fn();
  vi.stubGlobal('fetch', fetching);
  renderLink('/en');

  // jsdom cannot open the tab, so the click is canceled after the app has handled it.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true });

  expect(fetching).not.toHaveBeenCalled();
});

test('is current on pages of its language only', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const { router } = renderLink('/en');
  expect(screen.getByRole('link').getAttribute('aria-current')).toBeNull();

  fireEvent.click(screen.getByRole('link'));

  await waitFor(() => expect(router.state.location.pathname).toBe('/ar'));
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe('true');
});
