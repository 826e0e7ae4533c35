import { CONTACT_LIMITS } from '@wordlamp/contract/contact-limits';
import { expect, test } from 'vitest';
import { contactProblems, isNearLimit } from './contact-problems.ts';

const FILLED = {
  name: 'Ann Meyer',
  email: 'ann@example.org',
  subject: 'A question',
  message: 'Hello.',
  category: 'general',
} as const;

test('a form that is filled in has no problem', () => {
  expect(contactProblems(FILLED)).toEqual([]);
});

test.each([
  { name: 'no name', fields: { name: '' }, problems: [{ field: 'name', kind: 'missing' }] },
  { name: 'only blanks for a subject', fields: { subject: ' \t' }, problems: [{ field: 'subject', kind: 'missing' }] },
  { name: 'an invisible name', fields: { name: '\u200B\u3164' }, problems: [{ field: 'name', kind: 'missing' }] },
  { name: 'no mail address', fields: { email: '' }, problems: [{ field: 'email', kind: 'missing' }] },
  { name: 'half a mail address', fields: { email: 'ann@' }, problems: [{ field: 'email', kind: 'noEmail' }] },
  { name: 'blanks around an address', fields: { email: ' ann@example.org ' }, problems: [] },
  {
    name: 'a message of 5,001 characters',
    fields: { message: 'x'.repeat(CONTACT_LIMITS.message + 1) },
    problems: [{ field: 'message', kind: 'tooLong' }],
  },
  { name: 'a message of 5,000', fields: { message: 'x'.repeat(CONTACT_LIMITS.message) }, problems: [] },
  {
    name: 'several, in the order of the form',
    fields: { message: '', email: 'x', name: '' },
    problems: [
      { field: 'name', kind: 'missing' },
      { field: 'email', kind: 'noEmail' },
      { field: 'message', kind: 'missing' },
    ],
  },
])('$name', ({ fields, problems }) => {
  expect(contactProblems({ ...FILLED, ...fields })).toEqual(problems);
});

test.each([
  { length: 0, isNear: false },
  { length: 3999, isNear: false },
  { length: 4000, isNear: true },
  { length: 6000, isNear: true },
])('a message of $length characters is near its limit: $isNear', ({ length, isNear }) => {
  expect(isNearLimit('message', 'x'.repeat(length))).toBe(isNear);
});
