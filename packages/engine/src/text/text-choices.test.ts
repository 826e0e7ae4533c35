import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LanguageCode } from '../languages.ts';
import { REAL_IDEAS } from '../testing/real-ideas.ts';
import { TEXT_PACKS } from './all-text-packs.ts';
import { INTENT_IDS } from './intents.ts';
import type { TextChoices } from './text-choices.ts';
import { TEXT_TARGETS } from './text-targets.ts';
import { writeTextPrompt } from './write-text-prompt.ts';

const HEATER = 'email to my landlord about a broken heater, polite but firm, no legal threats';
const write = (idea: string, choices?: TextChoices) => writeTextPrompt({ idea, choices }, TEXT_PACKS);

test.each<{ name: string; idea: string; choices: TextChoices; has: string[]; lacks: string[] }>([
  {
    name: 'another tone',
    idea: HEATER,
    choices: { tone: 'cold and short' },
    has: ['Tone: cold and short', HEATER],
    lacks: ['Tone: polite'],
  },
  {
    name: 'no tone',
    idea: HEATER,
    choices: { tone: null },
    has: ['broken heater, no legal threats'],
    lacks: ['Tone:', 'polite'],
  },
  {
    name: 'an empty tone',
    idea: HEATER,
    choices: { tone: ' ' },
    has: ['broken heater, no legal threats'],
    lacks: ['Tone:', 'polite'],
  },
  { name: 'an audience', idea: HEATER, choices: { audience: 'the agency' }, has: ['Audience: the agency'], lacks: [] },
  { name: 'a length', idea: HEATER, choices: { length: '60 words' }, has: ['Length: 60 words'], lacks: ['110–160'] },
  { name: 'no length', idea: HEATER, choices: { length: '' }, has: [], lacks: ['Length:'] },
  {
    name: 'a limit less',
    idea: HEATER,
    choices: { withoutLimits: ['no legal threats'] },
    has: ['an email to my landlord about a broken heater, polite but firm.\n'],
    lacks: ['no legal threats'],
  },
  {
    name: 'another job',
    idea: HEATER,
    choices: { intent: 'poem' },
    has: ['Write this poem', HEATER],
    lacks: ['Subject'],
  },
  {
    name: 'no job',
    idea: HEATER,
    choices: { intent: 'general' },
    has: [HEATER.slice(1)],
    lacks: ['Write this message'],
  },
  {
    name: 'an amount that the idea does not name',
    idea: HEATER,
    choices: { length: 'at most 20 %', audience: 'people at Acme Ltd' },
    has: ['Length: at most 20 %', 'Audience: people at Acme Ltd', 'Requirements:'],
    lacks: [],
  },
  {
    name: 'a length where two were at odds',
    idea: 'blog post about sleep, keep it short, 1200 words',
    choices: { length: '300 words' },
    has: ['Length: 300 words'],
    lacks: ['follow "1200 words"'],
  },
])('$name is in the prompt', ({ idea, choices, has, lacks }) => {
  const { prompt, checks } = write(idea, choices);

  for (const words of has) expect(prompt).toContain(words);
  for (const words of lacks) expect(prompt).not.toContain(words);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
});

test('names the job and the limits that are in the prompt', () => {
  expect(write(HEATER)).toMatchObject({ basis: 'idea', intent: 'email', limits: ['no legal threats'] });
  expect(write(HEATER, { withoutLimits: ['no legal threats'] }).limits).toEqual([]);
  expect(write(HEATER, { intent: 'sql' }).intent).toBe('sql');
});

test('a pasted prompt is completed, whatever is chosen', () => {
  const pasted = '# Role\nYou are a teacher.\n\n# Task\nExplain photosynthesis.\n\n# Format\nFive bullets.';

  expect(write(pasted).basis).toBe('prompt');
  expect(write(pasted, { intent: 'poem', tone: 'sad' }).prompt).toBe(write(pasted).prompt);
});

const words = fc.constantFrom(
  'parents of small children',
  '12 nurses',
  'warm',
  'dry, short',
  'with care',
  '250',
  '日本語',
);
const text = fc.option(words, { nil: undefined });
const someChoices = fc.record({
  intent: fc.option(fc.constantFrom(...INTENT_IDS), { nil: undefined }),
  audience: text,
  tone: text,
  length: text,
});

test('a choice is in the prompt of any idea, the idea stays, and the checks pass', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...REAL_IDEAS),
      someChoices,
      fc.constantFrom(...TEXT_TARGETS),
      (real, choices, target) => {
        const plain = { idea: real.idea, language: real.language as LanguageCode, target };
        const { prompt, basis, checks } = writeTextPrompt({ ...plain, choices }, TEXT_PACKS);
        if (basis === 'prompt') return;
        for (const choice of [choices.audience, choices.tone, choices.length]) expect(prompt).toContain(choice ?? '');
        expect(checks.filter(({ passed }) => !passed)).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});

test('without a choice the prompt is the same as before', () => {
  const nothing: TextChoices = { intent: undefined, tone: undefined, withoutLimits: undefined };
  fc.assert(
    fc.property(fc.constantFrom(...REAL_IDEAS), ({ idea, language }) => {
      const plain = writeTextPrompt({ idea, language }, TEXT_PACKS);
      expect(writeTextPrompt({ idea, language, choices: nothing }, TEXT_PACKS)).toEqual(plain);
    }),
  );
});
