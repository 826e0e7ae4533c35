import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../all-text-packs.ts';
import { writeTextPrompt } from '../write-text-prompt.ts';

const lineOf = (intent: 'recipe' | 'summarize' | 'story' | 'code_generation', name: string) => {
  const requirements: Readonly<Record<string, string | readonly string[]>> = TEXT_PACKS.en.intents[intent].requirements;
  return [requirements[name] ?? []].flat()[0] ?? '';
};

test.each([
  {
    idea: 'summarize this article in 5 points',
    has: lineOf('summarize', 'gist-within-the-size'),
    lacks: 'one sentence and 5 bullets',
  },
  {
    idea: 'summarize this article in 3 sentences',
    has: lineOf('summarize', 'gist-within-the-size'),
    lacks: 'then the bullets',
  },
  {
    idea: 'selling my used sofa on facebook marketplace, small tear on the left arm',
    has: '[price]',
    lacks: 'specification table',
  },
  {
    idea: 'selling my used sofa on facebook marketplace, small tear on the left arm, 80 €',
    has: 'no "must-have"',
    lacks: '[price]',
  },
  {
    idea: 'microwave recipe for a mug cake',
    has: lineOf('recipe', 'microwave-watts-time'),
    lacks: lineOf('recipe', 'numbered-steps-heat'),
  },
  {
    idea: 'recipe for lasagne, no microwave',
    has: lineOf('recipe', 'without-what-is-missing'),
    lacks: lineOf('recipe', 'cooked-in-what-i-named'),
  },
  {
    idea: 'bedtime story about a hedgehog',
    has: lineOf('story', 'obstacle-smaller-each-time'),
    lacks: 'each time harder',
  },
  {
    idea: 'python script that renames the files in a folder, using pandas',
    has: lineOf('code_generation', 'packages-i-named'),
    lacks: lineOf('code_generation', 'standard-library-package'),
  },
  { idea: 'should I rent or buy a flat', has: 'A, if …; B, if …', lacks: '"yes, if …"' },
  { idea: 'should I learn Rust', has: '"yes, if …"', lacks: 'A, if …; B, if …' },
  { idea: 'midjourney prompt for a foggy harbour', has: '--ar', lacks: 'what to avoid as nouns' },
  {
    idea: 'chore chart for four flatmates',
    has: 'task, person, day, minutes',
    lacks: 'a numbered list where order matters',
  },
])('writes for "$idea" what its kind needs', ({ idea, has, lacks }) => {
  const { prompt } = writeTextPrompt({ idea }, TEXT_PACKS);

  expect(has).not.toBe('');
  expect(lacks).not.toBe('');
  expect(prompt).toContain(has);
  expect(prompt).not.toContain(lacks);
});
