import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

type Extraction = { extraction: { rules: string[] } };

const extractionOf = (text: string) =>
  (writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS).object as Extraction).extraction;

test.each([
  ['extract the name, date and total, as JSON', []],
  ['extract the name, date and total as JSON, never as XML', ['never as XML']],
  ['extract the name, date and total. Return JSON in German', ['Return JSON in German']],
  [
    'extract the name, date and total. Dates as ISO 8601, null if missing, and do not include bank details.',
    ['Dates as ISO 8601, null if missing', 'do not include bank details'],
  ],
  [
    'extract the name, date and total. If a date is missing, use null and do not guess.',
    ['If a date is missing, use null and do not guess'],
  ],
])('statements about the result are separate rules: %s', (text, rules) => {
  const own = extractionOf(text).rules.filter((rule) => text.includes(rule));

  expect(own).toEqual(rules);
});

test('seven rules of a request all stay', () => {
  const rules = [
    'No titles',
    'No nicknames',
    'No spaces',
    'Only adults',
    'Only Berlin',
    'Never guess',
    'Do not translate',
  ];

  expect(extractionOf(`extract the name, age and city. ${rules.join('. ')}.`).rules).toEqual(
    expect.arrayContaining(rules),
  );
});
