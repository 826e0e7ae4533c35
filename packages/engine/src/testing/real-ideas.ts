import { readFileSync } from 'node:fs';
import type { LanguageCode } from '../languages.ts';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import type { IntentId } from '../text/intents.ts';

type RealIdea = { language: LanguageCode; intent: IntentId; idea: string };

/** Ideas as people type them, by language and job: hurried, in lower case, some with typos. */
export const REAL_IDEAS: readonly RealIdea[] = (Object.keys(TEXT_PACKS) as LanguageCode[]).flatMap((language) =>
  Object.entries(ideasIn(language)).flatMap(([intent, ideas]) =>
    ideas.map((idea) => ({ language, intent: intent as IntentId, idea })),
  ),
);

/** @throws Error for a language without ideas */
function ideasIn(language: LanguageCode): Record<string, string[]> {
  return JSON.parse(readFileSync(new URL(`./real-ideas/${language}.json`, import.meta.url), 'utf8'));
}
