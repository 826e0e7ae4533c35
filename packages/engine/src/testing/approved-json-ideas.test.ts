import { expect, test } from 'vitest';
import { JSON_PACKS } from '../json/all-json-packs.ts';
import { writeJsonPrompt } from '../json/write-json-prompt.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import type { IntentId } from '../text/intents.ts';
import { REAL_IDEAS } from './real-ideas.ts';

/** Jobs whose objects cover most of what is read from an idea: fields, looks, shots, steps. */
const JOBS: readonly IntentId[] = ['json_extraction', 'image_idea', 'video_idea', 'agent_prompt', 'data_analysis'];
/** The same for every idea of a type, or implied by the parts that are kept. */
const LEFT_OUT: readonly string[] = ['version', 'language', 'prompt', 'constraints'];

/** The JSON for users' ideas, one line each. After an intended change, update it with `-u` (docs/engine.md). */
test.each(LANGUAGE_CODES)('ideas in %s give the approved objects', async (pageLanguage) => {
  const ideas = REAL_IDEAS.filter(({ language, intent }) => language === pageLanguage && JOBS.includes(intent));
  const entries = ideas.map(({ idea }) => {
    const { object } = writeJsonPrompt({ text: idea, pageLanguage }, TEXT_PACKS, JSON_PACKS);
    const kept = Object.entries(object).filter(([key]) => !LEFT_OUT.includes(key));
    return `═ ${idea.replaceAll(/\s+/g, ' ').slice(0, 70)}\n${JSON.stringify(Object.fromEntries(kept))}`;
  });

  await expect(`${entries.join('\n')}\n`).toMatchFileSnapshot(`./approved/json-ideas-${pageLanguage}.txt`);
});
