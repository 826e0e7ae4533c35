import { expect, test } from 'vitest';
import { isKept } from './seal-envelope.ts';

const SOURCE = 'rewrite this:\n"The train leaves at 7:45."';

test.each([
  { name: 'whole in one value', values: { prompt: `Task: ${SOURCE}` }, kept: true },
  { name: 'in a value below', values: { task: { steps: [SOURCE] } }, kept: true },
  {
    name: 'as a request and what was pasted below it',
    values: { prompt: 'rewrite this:', text: 'The train leaves at 7:45.' },
    kept: true,
  },
  {
    name: 'the same, with a title before it that repeats some of it',
    values: { title: 'The train leaves', prompt: 'rewrite this:', text: 'The train leaves at 7:45.' },
    kept: true,
  },
  { name: 'without the request', values: { text: 'The train leaves at 7:45.' }, kept: false },
  { name: 'without what was pasted', values: { prompt: 'rewrite this:' }, kept: false },
  { name: 'nowhere', values: { prompt: 'something else altogether' }, kept: false },
])('a text found $name is kept: $kept', ({ values, kept }) => {
  expect(isKept(SOURCE, values)).toBe(kept);
});

test('an object is kept if an equal one exists, regardless of key order', () => {
  expect(isKept('{"a": 1, "b": [2]}', { source_json: { b: [2], a: 1 } })).toBe(true);
  expect(isKept('{"a": 1, "b": [2]}', { source_json: { b: [2] } })).toBe(false);
});

test('an idea with a stray fence after it is kept, although its title repeats it', () => {
  const idea = 'email to my landlord about a broken heater, polite but firm';

  expect(isKept(`${idea} \`\`\``, { title: idea, prompt: `Write this: ${idea}`, rest: '```' })).toBe(true);
});
