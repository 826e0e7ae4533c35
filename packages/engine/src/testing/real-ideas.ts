import { readdirSync, readFileSync } from 'node:fs';
import { isLanguageCode, type LanguageCode } from '../languages.ts';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import type { IntentId } from '../text/intents.ts';

type RealIdea = { language: LanguageCode; intent: IntentId; idea: string };
type Ideas = Readonly<Record<string, string[]>>;

const FOLDER = new URL('./real-ideas/', import.meta.url);
/** A file named after a language has ideas by job, one named after a job by language: who adds either writes one file. */
const NAMES = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
const BY_LANGUAGE = NAMES.filter((name) => !isLanguageCode(name)).map((job) => ({ job, ideas: readIdeas(job) }));

/** Ideas as people type them, by language and job: hurried, in lower case, some with typos. */
export const REAL_IDEAS: readonly RealIdea[] = (Object.keys(TEXT_PACKS) as LanguageCode[]).flatMap((language) =>
  [
    ...Object.entries(readIdeas(language)),
    ...BY_LANGUAGE.map(({ job, ideas }) => [job, ideas[language] ?? []] as const),
  ].flatMap(([intent, ideas]) => ideas.map((idea) => ({ language, intent: intent as IntentId, idea }))),
);

/** @throws Error for a language without ideas */
function readIdeas(name: string): Ideas {
  return JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));
}
