// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { LanguageOffer } from './language-offer.tsx';

const offers = { en: 'Read this page in English', de: 'Diese Seite auf Deutsch lesen' };

beforeEach(() => localStorage.clear());

test('offers the same page in the language that the visitor chose', () => {
  localStorage.setItem('i18nextLng', 'de');

  renderAt('/ja/ai-prompt-generator', <LanguageOffer offers={offers} />);

  const link = screen.getByRole('link', { name: offers.de });
  expect(link.getAttribute('href')).toBe('/de/ai-prompt-generator');
});

test('offers nothing where that language is not whole', () => {
  localStorage.setItem('i18nextLng', 'ko');

  renderAt('/ja', <LanguageOffer offers={offers} />);

  expect(screen.queryByRole('link')).toBeNull();
});

test('stays away once it was closed', () => {
  const first = renderAt('/ja', <LanguageOffer offers={offers} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('link')).toBeNull();
  first.unmount();

  renderAt('/ja', <LanguageOffer offers={offers} />);

  expect(screen.queryByRole('link')).toBeNull();
});

test('gives the focus to the language switch when it is closed', () => {
  renderAt(
    '/ja',
    <>
      <LanguageMenu />
      <LanguageOffer offers={offers} />
    </>,
  );

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Language/ }));
});
