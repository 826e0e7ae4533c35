import { expect, test } from 'vitest';
import type { LanguageCode } from '../languages.ts';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { writeTextPrompt } from '../text/write-text-prompt.ts';
import { REAL_IDEAS } from './real-ideas.ts';

/** Conditions are the same in all languages, so the ideas of one show them. */
const LANGUAGE: LanguageCode = 'en';
const { intents, lines: everywhere } = TEXT_PACKS[LANGUAGE];
const NAMES = namesOf({ ...intents, ...everywhere });

/** Every wording of a pack with the name of its line. */
function namesOf(words: unknown, name = ''): Map<string, string> {
  if (typeof words === 'string') return new Map([[words, name]]);
  if (words === null || typeof words !== 'object') return new Map();
  return new Map(Object.entries(words).flatMap(([key, part]) => [...namesOf(part, Array.isArray(words) ? name : key)]));
}

/**
 * Which lines people's ideas get, by name: what a changed condition does shows here for each job. After a change that is
 * meant, `-u` writes it anew (docs/engine.md).
 */
test('ideas get the approved lines', async () => {
  const entries = REAL_IDEAS.filter(({ language }) => language === LANGUAGE).map(({ idea }, index) => {
    const { prompt, intent } = writeTextPrompt({ idea, language: LANGUAGE, variant: index % 3 }, TEXT_PACKS);
    const lines = prompt.split('\n').map((line) => line.replace(/^- |^(?:Tone|Length|Output format): /, ''));
    const names = lines.flatMap((line) => (line === '' ? [] : (NAMES.get(line) ?? [])));
    return `═ ${idea.replaceAll(/\s+/g, ' ')}\n${intent}: ${names.join(' ')}`;
  });

  await expect(`${entries.join('\n')}\n`).toMatchFileSnapshot('./approved/lines-en.txt');
});
