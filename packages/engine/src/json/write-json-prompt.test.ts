import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { JSON_PACKS } from './all-json-packs.ts';
import type { JsonPromptRequest } from './json-prompt.ts';
import type { JsonPromptType } from './prompt-types.ts';
import { MEASURED_PICTURE } from './testing/measured-picture.ts';
import { PROGRAMS } from './testing/programs.ts';
import { writeJsonPrompt } from './write-json-prompt.ts';

const write = (request: JsonPromptRequest) => writeJsonPrompt(request, TEXT_PACKS, JSON_PACKS);
const failuresOf = (request: JsonPromptRequest) => write(request).checks.filter(({ passed }) => !passed);

const TEXTS: [text: string, type: JsonPromptType][] = [
  ['Create an image of a narrow bakery window at night in the rain, watercolor, no people', 'image_generation'],
  ['logo for a bicycle repair shop, two colours, square', 'image_generation'],
  ['photo of an old lighthouse, fog, 16:9', 'image_generation'],
  ['8 second video of a potter shaping a bowl, dolly-in, close-up, window light', 'video_generation'],
  ['video clip of a train crossing a bridge, drone shot', 'video_generation'],
  ['Every Monday, collect reviews from reviews.csv, group them by theme, then send a digest to the team', 'workflow'],
  ['automation that files scanned receipts by month', 'workflow'],
  ['when a new invoice arrives, extract the total, save it to a sheet and notify me on Slack', 'workflow'],
  ['build an agent that reads my inbox, sorts the mails and drafts replies', 'workflow'],
  ['resize all photos in a folder, convert them to webp and upload them; delete the originals', 'workflow'],
  ['1. Export orders\n2. Filter by country\n3. Email the list to ops', 'workflow'],
  ['extract for each line item: product, quantity and unit price from the invoice', 'data_extraction'],
  ['extract the invoice number, issue date, total and currency from the email', 'data_extraction'],
  ['pull out name, e-mail and phone as JSON', 'data_extraction'],
  ['POST request to https://api.example.com/v2/users with name, email and role, bearer token', 'api_request'],
  ['call the API to list all open orders, path /orders?status=open', 'api_request'],
  ['DELETE https://shop.example/v1/carts/17', 'api_request'],
  ['email to my landlord about a broken heater since 3 March, polite but firm', 'text_task'],
  ['blog post about watercolor painting for beginners', 'text_task'],
  ['write an email to the team: every Monday we collect reviews', 'text_task'],
  ['python function that calls a REST API', 'text_task'],
  ['hello', 'text_task'],
];

test.each(TEXTS.map(([text, type]) => ({ text, type })))(
  '"$text" becomes a $type that passes its checks',
  ({ text, type }) => {
    expect(write({ text }).type).toBe(type);
    expect(failuresOf({ text })).toEqual([]);
  },
);

test.each(Object.entries(PROGRAMS).filter(([language]) => language !== 'json'))(
  '%s becomes a task that keeps the code',
  (language, code) => {
    const { object, type } = write({ code });

    expect(type).toBe('code_task');
    expect(object).toMatchObject({ code: { language, snippet: code } });
    expect(failuresOf({ code })).toEqual([]);
  },
);

test.each([
  { name: 'nothing', code: 'const a = 1;\nconsole.log(a);', text: '', action: 'explain_and_review' },
  { name: 'a mark', code: PROGRAMS.rust, text: '', action: 'complete' },
  { name: 'a test', code: "test('adds', () => {});", text: '', action: 'extend_tests' },
  {
    name: 'a trace',
    code: 'Traceback (most recent call last):\n  File "x.py", line 1\nKeyError: 1',
    text: '',
    action: 'debug',
  },
  { name: '81 lines', code: 'console.log(1);\n'.repeat(81), text: '', action: 'review' },
  { name: 'a wish', code: PROGRAMS.rust, text: 'refactor this', action: 'refactor' },
  { name: 'a wish of another kind', code: PROGRAMS.rust, text: 'use two threads', action: 'change' },
])('code with $name asks to $action', ({ code, text, action }) => {
  expect(write({ code, text }).object).toMatchObject({ task: { action } });
});

describe('a workflow', () => {
  const { object } = write({
    text: "Every Monday, collect last week's reviews from reviews.csv, group them by theme, draft a digest and then send it to the shop team. Do not use names. If a review has no rating, skip it.",
  });

  test('has trigger, steps, rules and limits as typed', () => {
    expect(object).toMatchObject({
      workflow: {
        trigger: 'Every Monday',
        inputs: [{ name: 'csv_file', type: 'csv' }],
        steps: [
          { id: 's1', action: "collect last week's reviews from reviews.csv", uses: ['csv_file'], produces: 'items' },
          { id: 's2', action: 'group them by theme', uses: ['items'] },
          { id: 's3', action: 'draft a digest' },
          { id: 's4', action: 'send it to the shop team' },
        ],
        decision_rules: ['If a review has no rating, skip it'],
      },
      assumptions: ['Messages are sent without human approval, since the request does not ask for it'],
      constraints: expect.arrayContaining(['Do not use names']),
    });
  });

  test('takes numbered lines as its steps', () => {
    const { object: list } = write({ text: '1. Export orders\n2. Filter by country\n3. Email the list to ops' });

    expect(list).toMatchObject({
      workflow: {
        steps: [{ action: 'Export orders' }, { action: 'Filter by country' }, { action: 'Email the list to ops' }],
      },
    });
  });

  test('keeps its first step apart from a trigger without a comma', () => {
    const { object: agent } = write({
      text: 'automate this: when an invoice arrives save the PDF to Drive and pay it',
    });

    expect(agent).toMatchObject({
      workflow: { trigger: 'when an invoice arrives', human_approval: ['before anything is paid, bought or booked'] },
    });
    expect(JSON.stringify(agent)).toContain('"action":"save the PDF to Drive"');
  });
});

test('fields get known keys, types and a strict schema', () => {
  expect(
    write({ text: 'extract the invoice number, issue date, total and shipping method from the email' }).object,
  ).toMatchObject({
    extraction: {
      fields: [
        { name: 'invoice_number', type: 'string' },
        { name: 'issue_date', type: 'string', format: 'date' },
        { name: 'total', type: 'number' },
        { name: 'shipping_method', type: 'string' },
      ],
      output_schema: {
        additionalProperties: false,
        required: ['invoice_number', 'issue_date', 'total', 'shipping_method'],
        properties: { total: { type: ['number', 'null'] } },
      },
    },
  });
});

test('an address that is not given is a placeholder, and a secret is one, too', () => {
  const { object } = write({ text: 'call the API to create a user with name and email, API key needed' });

  expect(object).toMatchObject({
    request: {
      method: 'POST',
      url: '[base URL]',
      headers: { 'X-Api-Key': '[API_TOKEN]' },
      body: { name: '[name]', email: '[email]' },
    },
    placeholders: expect.arrayContaining([expect.objectContaining({ key: 'base URL' })]),
  });
});

test('a picture without words becomes its look and asks for the subject', () => {
  const { object, type } = write({ image: MEASURED_PICTURE });

  expect(type).toBe('image_generation');
  expect(failuresOf({ image: MEASURED_PICTURE })).toEqual([]);
  expect(object).toMatchObject({
    image: { subject: { description: '[describe the main subject]' }, palette: [{ hex: '#4A6580', share: 0.46 }, {}] },
    parameters: { aspect_ratio: '3:2' },
    reference_analysis: { brightness: 'dark', rendering: 'likely photographic', text: 'not analyzed' },
  });
});

test('a description takes precedence over the usual preferences', () => {
  const { object } = write({
    text: 'photo of a lighthouse, foggy morning, low angle, red and slate blue, no boats, sign "EXIT", 16:9',
  });

  expect(object).toMatchObject({
    image: {
      subject: { description: 'a lighthouse' },
      composition: { viewpoint: 'low angle' },
      palette: [{ name: 'red' }, { name: 'slate blue' }],
      text_in_image: [{ content: 'EXIT' }],
      avoid: ['boats'],
    },
    parameters: { aspect_ratio: '16:9' },
  });
  expect(object).not.toHaveProperty('assumptions');
});

test('code in a fence is taken out of the text, with its language', () => {
  const { object } = write({ text: 'explain this\n```py\nx + 1\n```\nshortly' });

  expect(object).toMatchObject({ code: { language: 'python', snippet: 'x + 1' }, task: { action: 'explain' } });
});

test('a variant says the same in other words', () => {
  const prompts = [0, 1].map((variant) => write({ code: PROGRAMS.go, variant }).object.prompt);

  expect(new Set(prompts).size).toBe(2);
});

describe('for any input', () => {
  const PIECES = [
    ...TEXTS.map(([text]) => text),
    '[x]',
    '```',
    '{',
    '"a":',
    'then',
    'no ',
    '10 EUR',
    '\n- ',
    '\u2028',
    '\0',
    '\ud800',
    '"',
  ];
  const anyText = fc
    .oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' ')),
    )
    // Whitespace alone is not a request: the callers reject it.
    .filter((text) => text.trim() !== '');
  const request = fc.record(
    {
      text: anyText,
      code: fc.oneof(anyText, fc.constantFrom(...Object.values(PROGRAMS)), fc.json()),
      image: fc.constant(MEASURED_PICTURE),
      imageDescription: anyText,
      variant: fc.nat({ max: 9 }),
    },
    { requiredKeys: ['text'] },
  );

  test('the text is strict JSON, the same twice, and equals the object', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const { text, object } = write(asked);
        expect(JSON.parse(text)).toEqual(object);
        expect(text).not.toMatch(/[\u2028\u2029]/);
        expect(write(asked).text).toBe(text);
      }),
    );
  });

  test('every check holds', () => {
    fc.assert(
      fc.property(request, (asked) => {
        expect(failuresOf(asked)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
