// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import contact from '@wordlamp/content/messages/en/contact.json';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import type { ContactFigures } from './contact-details.tsx';
import { ContactPage } from './contact-page.tsx';

const UNSET: ContactFigures = {
  mailboxes: { general: null, support: null, privacy: null },
  responseHours: null,
  timeZone: null,
  hours: [],
  operator: undefined,
};
const open = (figures: Partial<ContactFigures>) =>
  renderAt('/en/contact', <ContactPage figures={{ ...UNSET, ...figures }} />, { contact });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test('where nothing is set the form remains, and no address, hour or promise is shown', () => {
  open({});

  expect(headings()).toEqual([
    'Write to us',
    'Three ways to get an answer',
    'Frequently asked questions',
    'While you wait',
  ]);
  expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
  expect(screen.queryByText('When will I get an answer?')).toBeNull();
  expect(document.body.textContent).not.toMatch(/\bhours?\b/);
});

test('what is set is shown, and a mailbox that is not is left out', () => {
  open({
    mailboxes: { general: 'hello@site.test', support: null, privacy: 'privacy@site.test' },
    responseHours: 48,
    timeZone: 'CET',
    hours: [{ from: 'Monday', to: 'Friday', hours: '9:00 AM – 6:00 PM' }],
    operator: { name: 'Ann Meyer', lines: ['12 Lamp Street', 'Dublin'] },
  });

  expect(headings()).toEqual([
    'Write to us',
    'By email',
    'Support hours',
    'Who runs this site',
    'Three ways to get an answer',
    'Frequently asked questions',
    'While you wait',
  ]);
  expect([...document.querySelectorAll('a[href^="mailto:"]')].map(({ textContent }) => textContent)).toEqual([
    'hello@site.test',
    'privacy@site.test',
  ]);
  expect(screen.getByText('We answer within 48 hours.').textContent).not.toBe('');
  expect(screen.getByText('All times are CET.').textContent).not.toBe('');
  expect(document.querySelector('address')?.textContent).toBe('Ann Meyer12 Lamp StreetDublin');
  expect(screen.getByText(/^Within 48 hours, at the address you give/).textContent).not.toBe('');
});
