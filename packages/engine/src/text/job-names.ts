import type { LanguageCode } from '../languages.ts';
import { TEXT_PACKS } from './all-text-packs.ts';
import { INTENT_IDS, type IntentId } from './intents.ts';

/** What people call the jobs: labels for a page, which no prompt prints. */
export function jobNames(language: LanguageCode): Record<IntentId, string> {
  const { intents } = TEXT_PACKS[language];
  return Object.fromEntries(INTENT_IDS.map((id) => [id, intents[id].name])) as Record<IntentId, string>;
}
