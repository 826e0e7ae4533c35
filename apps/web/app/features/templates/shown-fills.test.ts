import { expect, test } from 'vitest';
import { shownFills } from './shown-fills.ts';
import type { TemplateField } from './template.ts';

const FIELDS: TemplateField[] = [
  { key: 'due-date', name: 'Fälligkeitsdatum', type: 'date' },
  { key: 'amount', name: 'Betrag', type: 'text' },
];

test.each([
  { typed: '2026-03-14', shown: '14. März 2026' },
  { typed: '', shown: '' },
  { typed: 'nächste Woche', shown: 'nächste Woche' },
])('the day "$typed" appears in the prompt as "$shown"', ({ typed, shown }) => {
  expect(shownFills(FIELDS, { 'due-date': typed, amount: '2026-03-14' }, 'de')).toEqual({
    Fälligkeitsdatum: shown,
    Betrag: '2026-03-14',
  });
});
