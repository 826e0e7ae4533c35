import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../all-text-packs.ts';
import { writeTextPrompt } from '../write-text-prompt.ts';

const lineOf = (intent: 'recipe' | 'summarize' | 'story' | 'code_generation', name: string) => {
  const requirements: Readonly<Record<string, string | readonly string[]>> = TEXT_PACKS.en.intents[intent].requirements;
  return [requirements[name] ?? []].flat()[0] ?? '';
};

test.each([
  {
    idea: 'summarize this article in 3 sentences',
    has: lineOf('summarize', 'gist-within-the-size'),
    lacks: 'then the bullets',
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
    idea: 'python script that renames the files in a folder, using pandas',
    has: lineOf('code_generation', 'packages-i-named'),
    lacks: lineOf('code_generation', 'standard-library-package'),
  },
  { idea: 'ghost story about a lighthouse, sad rather than scary', has: 'The mood I asked for', lacks: 'The threat' },
  { idea: 'ghost story about a lighthouse', has: 'The threat', lacks: 'The mood I asked for' },
  { idea: 'story told by the night porter', has: 'First person', lacks: 'conflict' },
  {
    idea: '10 question quiz on rivers, 3 of them harder',
    has: 'Match the difficulty I asked for',
    lacks: 'Difficulty rises',
  },
  { idea: 'instagram post for our salon, 20% off, 5 hashtags', has: 'as many as I asked for', lacks: 'How many' },
  {
    idea: 'facebook post: our shop moves on 3 May, free coffee, 10% off',
    has: 'each other fact',
    lacks: 'One idea only',
  },
  {
    idea: 'email to my landlord, boiler broken, fix it by Friday or I will call the council',
    has: 'State the consequence I named',
    lacks: 'no threat',
  },
  { idea: 'rewrite in plain language: "Payment shall be effected."', has: 'who does what', lacks: 'biggest change' },
  { idea: 'excel formula that adds two columns', has: 'formula', lacks: 'Functions with typed parameters' },
  { idea: 'birthday poem for my 4 year old daughter', has: 'can clap to', lacks: 'opens something' },
])('writes for "$idea" what its kind needs, where the job is chosen by hand', ({ idea, has, lacks }) => {
  const { intent } = writeTextPrompt({ idea }, TEXT_PACKS);
  const { prompt } = writeTextPrompt({ idea, choices: { intent } }, TEXT_PACKS);

  expect(has).not.toBe('');
  expect(lacks).not.toBe('');
  expect(prompt).toContain(has);
  expect(prompt).not.toContain(lacks);
});

test('says the verb alone before the name of the work, and always asks for a prompt of a picture', () => {
  const taskOf = (idea: string) => writeTextPrompt({ idea }, TEXT_PACKS).prompt.split('\n')[0];

  expect(taskOf('best man speech for my brother')).toBe('Write this: best man speech for my brother');
  expect(taskOf('create an image of a lighthouse')).toBe(
    'Write a prompt for an image generator: create an image of a lighthouse',
  );
});
