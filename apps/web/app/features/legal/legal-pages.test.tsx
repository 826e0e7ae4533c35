// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import accessibility from '@wordlamp/content/messages/en/accessibility.json';
import privacy from '@wordlamp/content/messages/en/privacy.json';
import reading from '@wordlamp/content/messages/en/reading.json';
import terms from '@wordlamp/content/messages/en/terms.json';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import type { Addressee } from '../../ui/postal-address.tsx';
import { AccessibilityPage } from './accessibility-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { TermsPage } from './terms-page.tsx';

const WORDS = { accessibility, privacy, reading, terms };
const OPERATOR = { name: 'Ann Meyer', lines: ['12 Lamp Street'] };

describe.each([
  { name: 'privacy-policy', page: (operator?: Addressee) => <PrivacyPage mailbox={undefined} operator={operator} /> },
  { name: 'terms', page: (operator?: Addressee) => <TermsPage operator={operator} /> },
  { name: 'accessibility', page: (operator?: Addressee) => <AccessibilityPage operator={operator} /> },
])('$name', ({ name, page }) => {
  test('names the operator if set, in its contents, too', () => {
    renderAt(`/en/${name}`, page(OPERATOR), WORDS);

    const imprint = screen.getByRole('region', { name: 'Who runs this site' });
    expect(within(imprint).getByText('12 Lamp Street').closest('address')?.textContent).toBe('Ann Meyer12 Lamp Street');
    const [inContents] = screen.getAllByRole('link', { name: 'Who runs this site' });
    expect(inContents?.getAttribute('href')).toBe('#operator');
  });

  test('has no part for it where it is not', () => {
    renderAt(`/en/${name}`, page(), WORDS);

    expect(screen.queryByText('Who runs this site')).toBeNull();
    expect(document.querySelector('address')).toBeNull();
  });
});

test('without a mailbox the privacy policy leads to the form and speaks of no mailbox', () => {
  renderAt('/en/privacy-policy', <PrivacyPage mailbox={undefined} operator={undefined} />, WORDS);

  expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
  expect(document.body.textContent).not.toContain('privacy mailbox');
  expect(screen.getByRole('link', { name: 'Use the contact form' }).getAttribute('href')).toBe('/en/contact');
});

test('a mailbox that is set is named and linked', () => {
  renderAt('/en/privacy-policy', <PrivacyPage mailbox="privacy@site.test" operator={undefined} />, WORDS);

  expect(screen.getByRole('link', { name: 'privacy@site.test' }).getAttribute('href')).toBe('mailto:privacy@site.test');
  expect(screen.getByText(/A person reads the privacy mailbox/).textContent).not.toBe('');
});
