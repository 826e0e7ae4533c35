// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aboutShape, contactShape, readAbout, readContact, readOperator } from './read-figures.server.ts';

/** The JSON of README.md that shows how the files are filled in, in its order. */
const EXAMPLES = [
  ...readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8').matchAll(/^```json\n([\s\S]*?)^```/gm),
].map(([, text = '']) => JSON.parse(text) as unknown);

test('what README gives as an example of the contact facts and of the figures is taken', () => {
  const [contact, about] = EXAMPLES;

  expect(contactShape.parse(contact)).toEqual(contact);
  expect(aboutShape.parse(about)).toEqual(about);
});

test('hours without a time zone are refused', () => {
  const [example] = EXAMPLES;
  const contact = contactShape.parse(example);

  expect(() => contactShape.parse({ ...contact, supportHours: { ...contact.supportHours, timeZone: null } })).toThrow(
    'needs a timeZone beside its days',
  );
});

test('the files that lie here are read', () => {
  expect(readAbout().numbers.map(({ name }) => name)).toEqual(['prompts', 'users', 'countries', 'uptime']);
  expect(readOperator()?.name ?? null).toBe(readContact().operator.name);
});
