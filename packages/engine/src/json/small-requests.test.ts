import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../languages.ts';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { JSON_PACKS } from './all-json-packs.ts';
import type { JsonPromptRequest } from './json-prompt.ts';
import { writeJsonPrompt } from './write-json-prompt.ts';

const write = (request: JsonPromptRequest) => writeJsonPrompt(request, TEXT_PACKS, JSON_PACKS).object;

test.each([
  ['explain this shortly', true],
  ['erkläre das kurz', true],
  ['explica esto brevemente', true],
  ['explique ce code en une phrase', true],
  ['spiega questo brevemente', true],
  ['explique isto em poucas palavras', true],
  ['объясни это кратко', true],
  ['bunu kısaca açıkla', true],
  ['このコードを簡潔に説明して', true],
  ['이 코드를 간단히 설명해줘', true],
  ['简要解释这段代码', true],
  ['اشرح هذا باختصار', true],
  ['explain this', false],
  ['refactor this, keep it short', false],
])('a short explanation is one: %s', (text, isBrief) => {
  const briefs = LANGUAGE_CODES.map((language) => JSON_PACKS[language]?.words.code.brief);
  const { sections } = (write({ text, code: 'x = 1\nprint(x + 1)' }) as { output: { sections: string[] } }).output;

  expect(sections.length === 1 && briefs.includes(sections[0] ?? '')).toBe(isBrief);
});

test.each([
  ['a record', '{"name": "Ada", "age": 36}', true],
  ['a list of records', '[{"name": "Ada"}, {"name": "Bo"}]', false],
  [
    'a record of many values',
    JSON.stringify(Object.fromEntries('abcdefghijkl'.split('').map((key) => [key, 1]))),
    false,
  ],
])('%s is looked at as its size allows', (_, code, isSmall) => {
  const { task, output } = write({ code }) as { task: object; output: { format: string } };
  const { data } = JSON_PACKS.en?.words ?? {};

  expect(output.format).toBe(isSmall ? data?.short : data?.format);
  expect(Object.hasOwn(task, 'requirements')).toBe(!isSmall);
});

test.each(LANGUAGE_CODES)('the prompt says how often to try in %s', (language) => {
  const object = write({ text: 'GET https://shop.example/v1/carts/17', language });

  expect(object).toMatchObject({ request: { retry: { max: 3, on_status: [503] } } });
  expect(object.prompt).toMatch(/503.{1,40}3/);
  expect(object.prompt).not.toContain('{tries}');
});

test('a given number of retries is printed', () => {
  expect(write({ text: 'GET https://shop.example/v1/carts/17, try 5 times' })).toMatchObject({
    request: {
      retry: { max: 5, on_status: [503] },
      errors: expect.arrayContaining([expect.objectContaining({ status: 503 })]),
    },
  });
});

test('gaps of a prompt with our envelope are listed', () => {
  const given = { type: 'image_generation', version: '1.0', prompt: 'a red fox in [place]' };

  expect(write({ code: JSON.stringify(given) })).toEqual({
    ...given,
    placeholders: [{ key: 'place', description: 'to be filled in before use', required: true }],
  });
  const foreign = { prompt: 'a red fox in [place]', style: 'watercolour' };
  expect(write({ code: JSON.stringify(foreign) })).toEqual(foreign);
});

test('limits that were typed are never cut', () => {
  const limits = [
    'rename files',
    'use names',
    'delete rows',
    'change dates',
    'add totals',
    'call anyone',
    'merge cells',
  ];
  const text = `Every Monday, read orders.csv, sort the rows and send them to ops. ${limits.map((limit) => `Do not ${limit}.`).join(' ')}`;

  expect(write({ text }).constraints).toEqual(expect.arrayContaining(limits.map((limit) => `Do not ${limit}`)));
});

test('a piece of the audience is not a separate fact', () => {
  const { task } = write({
    text: 'Schreib eine Produktbeschreibung für unseren Wasserkocher, 1,7 Liter, Zielgruppe Studierende in der ersten WG, maximal 90 Wörter',
  }) as { task: { audience: string; facts: string[] } };

  expect(task.audience).toBe('Studierende in der ersten WG');
  expect(task.facts).toEqual(['1,7 Liter']);
});

test('a trace below a program has its own keys', () => {
  const code =
    'def f(x):\n    return 1 / x\n\nTraceback (most recent call last):\n  File "a.py", line 2, in f\nZeroDivisionError: division by zero\n';
  const { object, checks } = writeJsonPrompt({ text: 'fix this', code }, TEXT_PACKS, JSON_PACKS);

  expect(object).toMatchObject({
    code: {
      lines: 2,
      error: { type: 'ZeroDivisionError', message: 'division by zero', line: 2 },
      snippet: 'def f(x):\n    return 1 / x',
    },
  });
  expect(object).not.toHaveProperty('code.notes');
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
});
