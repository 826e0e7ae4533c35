import { expect, test } from 'vitest';
import { NO_FIELDS } from './contact-fields.ts';
import { askedFields, contactPrefill } from './contact-prefill.ts';

const NOTHING_ASKED = { category: undefined, subject: '' };
const DRAFT = { name: 'Ann', email: 'ann@example.org', subject: 'Old', message: 'Half a', category: 'bug' } as const;

test.each([
  { search: '', asked: NOTHING_ASKED },
  { search: '?category=business', asked: { category: 'business', subject: '' } },
  { search: '?category=spam&subject=Hi%20there', asked: { category: undefined, subject: 'Hi there' } },
  { search: '?subject=two%0Alines', asked: { category: undefined, subject: 'two lines' } },
  { search: `?subject=${'x'.repeat(400)}`, asked: { category: undefined, subject: 'x'.repeat(300) } },
])('"$search" asks for what the form can hold', ({ search, asked }) => {
  expect(askedFields(search)).toEqual(asked);
});

test('begins with the draft where nothing else is there', () => {
  expect(contactPrefill({ typed: NO_FIELDS, asked: NOTHING_ASKED, draft: DRAFT })).toEqual(DRAFT);
});

test.each([
  { name: 'a message', draft: { ...DRAFT, subject: '' } },
  { name: 'a subject', draft: { ...DRAFT, message: '' } },
  { name: 'both', draft: DRAFT },
])('a link takes nothing from a draft with $name', ({ draft }) => {
  const asked = { category: 'feature', subject: 'New' } as const;

  expect(contactPrefill({ typed: NO_FIELDS, asked, draft })).toEqual(draft);
});

test('a link fills category and subject of an otherwise empty draft, and keeps the rest', () => {
  const draft = { ...DRAFT, subject: ' ', message: '' };
  const asked = { category: 'feature', subject: 'New' } as const;

  expect(contactPrefill({ typed: NO_FIELDS, asked, draft })).toEqual({ ...draft, ...asked });
});

test('what was just typed wins over both', () => {
  const typed = { ...NO_FIELDS, subject: 'Typed', message: 'Now', category: 'support' } as const;
  const asked = { category: 'feature', subject: 'New' } as const;

  expect(contactPrefill({ typed, asked, draft: DRAFT })).toEqual({
    name: 'Ann',
    email: 'ann@example.org',
    subject: 'Typed',
    message: 'Now',
    category: 'support',
  });
});
