import { expect, test } from 'vitest';
import { isConfirmed } from './is-confirmed.ts';

test.each([
  { text: 'ann@example.org', confirms: true },
  { text: ' Ann@Example.org ', confirms: true },
  { text: 'ann@example.or', confirms: false },
  { text: '', confirms: false },
])('"$text" confirms the deletion: $confirms', ({ text, confirms }) => {
  expect(isConfirmed(text, 'ann@example.org')).toBe(confirms);
});
