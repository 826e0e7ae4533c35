import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../languages.ts';
import { inTurn } from '../testing/lane.ts';
import { REAL_IDEAS } from '../testing/real-ideas.ts';
import { TEXT_PACKS } from './all-text-packs.ts';
import { TEXT_TARGETS } from './text-targets.ts';
import { writeTextPrompt } from './write-text-prompt.ts';

// Each idea in one of the forms, in rotation: all of them in all forms would take a minute.
const formOf = new Map(REAL_IDEAS.map((real, index) => [real, TEXT_TARGETS[index % TEXT_TARGETS.length]]));

test.each(LANGUAGE_CODES)(
  'run on its own output, the engine keeps every line in its place and adds at most two, in %s',
  (code) => {
    const ideas = REAL_IDEAS.filter((real) => real.language === code);
    const changed = inTurn(ideas, 5).filter((real) => {
      const { idea, language } = real;
      const { prompt } = writeTextPrompt({ idea, language, target: formOf.get(real) }, TEXT_PACKS);
      const again = writeTextPrompt({ idea: prompt, language }, TEXT_PACKS).prompt;
      const addedLines = again
        .slice(prompt.length)
        .split('\n')
        .filter((line) => line !== '').length;
      return !again.startsWith(prompt) || addedLines > 2;
    });

    expect(changed).toEqual([]);
  },
);
