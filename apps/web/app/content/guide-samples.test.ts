// @vitest-environment node
import { type TextTarget, writeTextPrompt } from '@wordlamp/engine';
import { JSON_PROMPT_TYPES, writeJsonPrompt } from '@wordlamp/engine/json';
import { JSON_PACKS } from '@wordlamp/engine/json/all-packs';
import { TEXT_PACKS } from '@wordlamp/engine/text/all-packs';
import { buildVideoPrompt, formOfPrompt, toNestedShape } from '@wordlamp/engine/video';
import { describe, expect, test } from 'vitest';
import { plainText } from '../reading/block.ts';
import { listAllSlugs } from './list-slugs.server.ts';
import { readGuide } from './read-guides.server.ts';

/** What a guide quotes as written by a generator is what the generator writes today. */
const slugs = listAllSlugs();

function blocksOf(slug: string) {
  return readGuide(slugs.blog.includes(slug) ? 'article' : 'resource', slug, 'en', slugs).blocks;
}

const samplesOf = (slug: string) => blocksOf(slug).flatMap((block) => (block.kind === 'sample' ? [block.text] : []));
const textOf = (slug: string) =>
  blocksOf(slug)
    .flatMap((block) => (block.kind === 'paragraph' ? [plainText(block.line)] : []))
    .join('\n');
const objectsOf = (slug: string): unknown[] =>
  samplesOf(slug).flatMap((text) => (text.startsWith('{') ? [JSON.parse(text)] : []));

const EXTRACTION = 'Extract company, phone number, order number and deadline from a customer message';
const SUPPLIERS = 'Extract the order number, delivery date, total and currency from supplier emails.';
const TEAPOT =
  'Image of a red enamel teapot on a linen cloth, window light from the left, gouache, 4:5, no text, no hands';
const FRIDAY =
  'Every Friday at 16:00, read new rows from orders.csv, flag orders over 500 USD, draft a summary, and ask a person before sending it';
const BAKERY =
  'Create an image of a narrow bakery window at night in the rain, one warm bulb over a shelf of loaves, wet cobbles in front, watercolor, no people.';

test.each<{ slug: string; idea: string; target?: TextTarget }>([
  {
    slug: 'prompt-basics',
    idea: 'Complaint email to the hotel about noise in room 214 on May 6, ask for a partial refund.',
  },
  {
    slug: 'first-prompt-in-ten-minutes',
    idea: 'Invite 40 volunteers to a park clean-up on Saturday, March 14 at 10:00, bring gloves, keep it short',
  },
  {
    slug: 'placeholders-and-templates',
    idea: 'Email to [parent name] about the school trip to [place] on [date], ask for the signed form by [deadline].',
  },
  {
    slug: 'chat-model-prompts',
    idea: 'Summarize the meeting notes for people who were not there, with decisions and owners',
    target: 'claude',
  },
])('the prompt of $slug is written from the idea that it quotes', ({ slug, idea, target }) => {
  expect(textOf(slug)).toContain(`“${idea}”`);
  expect(samplesOf(slug)).toContain(writeTextPrompt({ idea, ...(target && { target }) }, TEXT_PACKS).prompt);
});

/** The envelope that the generator makes of a text. */
const envelopeOf = (text: string) => JSON.parse(writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS).text);

describe('the JSON of', () => {
  test.each([
    { slug: 'json-envelopes', text: BAKERY },
    { slug: 'json-prompt-guide', text: TEAPOT },
  ])('$slug is the whole envelope of the text that it quotes', ({ slug, text }) => {
    expect(textOf(slug)).toContain(`“${text}”`);
    expect(objectsOf(slug)).toContainEqual(envelopeOf(text));
  });

  test.each([
    { slug: 'json-prompt-guide', text: EXTRACTION },
    { slug: 'extraction-schemas', text: SUPPLIERS },
  ])('the schema in $slug is the one of the text that it quotes', ({ slug, text }) => {
    expect(textOf(slug)).toContain(`“${text}”`);
    expect(objectsOf(slug)).toContainEqual(envelopeOf(text).extraction.output_schema);
  });

  test('the extraction of the JSON guide is the prompt of its envelope', () => {
    expect(samplesOf('json-prompt-guide')).toContain(envelopeOf(EXTRACTION).prompt);
  });

  test('the workflow of the JSON guide is part of its envelope, value for value', () => {
    const shown = objectsOf('json-prompt-guide').find((object) => Object.hasOwn(object as object, 'steps'));

    expect(textOf('json-prompt-guide')).toContain(`“${FRIDAY}”`);
    expect(envelopeOf(FRIDAY).workflow).toMatchObject(shown as object);
  });

  test('the rules that the guide to schemas tightens begin as the generator’s', () => {
    const { prompt, extraction } = envelopeOf(SUPPLIERS);
    const [sample = ''] = samplesOf('extraction-schemas');
    const beginning = prompt.slice(0, prompt.indexOf(`- ${extraction.fields[1].name}:`));

    expect(sample.startsWith(beginning)).toBe(true);
  });
});

test('the guide to envelopes names every kind', () => {
  const tables = blocksOf('json-envelopes').flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const named = tables.map(([first = []]) => plainText(first));

  expect(named).toEqual(expect.arrayContaining([...JSON_PROMPT_TYPES]));
});

test('the two shapes of the Veo 3 article are those of the generator', () => {
  const [flat, nested] = objectsOf('veo3-json-prompt') as [ReturnType<typeof buildVideoPrompt>, object];
  const { generated_at: generatedAt, tool } = flat.metadata;
  const { metadata: _, ...shape } = toNestedShape(flat);

  expect(JSON.stringify(flat)).toBe(JSON.stringify(buildVideoPrompt(formOfPrompt(flat), { generatedAt, tool })));
  expect(JSON.stringify(nested)).toBe(JSON.stringify(shape));
});
