import { expect, test } from 'vitest';
import { SAMPLE_DRAFT } from '../testing/sample-draft.ts';
import en from '../words/en/text.json' with { type: 'json' };
import { type CheckInput, checkPrompt } from './check-prompt.ts';
import type { Draft } from './draft.ts';
import { lexiconOf } from './lexicon.ts';

const idea = 'email to Ann at 10:00, no puns here';
const input: CheckInput = {
  idea,
  spelled: idea,
  ideaWords: 8,
  prompt: `Task: ${idea}`,
  promptWords: 9,
  draft: SAMPLE_DRAFT,
  intent: 'email',
  lexicon: lexiconOf(en),
  stated: [],
};
const failed = (change: Partial<CheckInput>) =>
  Object.fromEntries(
    checkPrompt({ ...input, ...change })
      .filter(({ passed }) => !passed)
      .map(({ id, found }) => [id, found]),
  );
const failedDraft = (change: Partial<Draft>) => failed({ draft: { ...SAMPLE_DRAFT, ...change } });

test('passes a sound prompt in every check', () => {
  expect(checkPrompt(input).map(({ id }) => id)).toHaveLength(11);
  expect(failed({})).toEqual({});
});

test('finds a lost name, time and negation', () => {
  expect(failed({ prompt: 'Task: email, puns' })).toEqual({
    'hard-tokens': ['Ann', '10:00'],
    negations: ['no puns here'],
  });
});

test('accepts a split idea, as long as nothing is lost', () => {
  expect(failed({ prompt: 'Task: email to Ann\n10:00 - no puns here' })).toEqual({});
});

test.each([
  ['invented-figures', { requirements: ['Offer $50.'] }, ['$50']],
  ['invented-names', { checks: ['It names Berta.', 'One thing is asked.'] }, ['Berta']],
  ['filler', { format: 'a comprehensive text.' }, ['a comprehensive text.']],
  ['repetition', { closing: ['x ask for the same thing', 'y ask for the same thing'] }, ['ask for the same thing']],
  ['empty-label', { facts: [{ label: 'tone', value: ' ' } as const] }, [' ']],
  ['check-count', { checks: ['One.', 'Two.', 'Three.', 'Four.'] }, ['4 > 3']],
  ['requirement-count', { requirements: ['A.', 'B.', 'C.', 'D.', 'E.', 'F.', 'G.'] }, ['7 > 6']],
  ['placeholders', { requirements: ['[a] [b] [c] [d] [a]'] }, ['[d]']],
])('reports %s in %j', (id, change, found) => {
  expect(failedDraft(change)).toEqual({ [id]: found });
});

test('lets figures and names of the idea through', () => {
  expect(failedDraft({ requirements: ['Give it to Ann.'] })).toEqual({});
});

test.each([
  { ideaWords: 8, words: 170, fails: false },
  { ideaWords: 8, words: 171, fails: true },
  { ideaWords: 9, words: 240, fails: false },
  { ideaWords: 40, words: 241, fails: true },
  { ideaWords: 41, words: 221, fails: false },
  { ideaWords: 120, words: 301, fails: true },
  { ideaWords: 121, words: 291, fails: false },
  { ideaWords: 121, words: 292, fails: true },
])('allows a prompt of $words words for $ideaWords words: fails $fails', ({ ideaWords, words, fails }) => {
  expect('length-cap' in failed({ ideaWords, promptWords: words })).toBe(fails);
});

test('allows five placeholders if the job is a form', () => {
  const draft = { ...SAMPLE_DRAFT, requirements: ['[a] [b] [c] [d] [e]'] };

  expect(failed({ draft, intent: 'resume' })).toEqual({});
});

test('a name may have its accent', () => {
  const typed = 'email to Ann in Cadiz at 10:00';
  const spelled = 'email to Ann in Cádiz at 10:00';
  expect(failed({ idea: typed, spelled, prompt: `Task: write an ${spelled}!` })).toEqual({});
  expect(failed({ idea: typed, spelled, prompt: 'Task: write to Ann at 10:00' })).toHaveProperty('hard-tokens');
});
