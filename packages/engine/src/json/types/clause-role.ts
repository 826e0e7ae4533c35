import { jsonLexiconOf } from '../json-cues.ts';
import type { JsonReading } from '../read-request.ts';

/** The role of a clause that is not a step. The first match wins. */
const ROLES = ['approval', 'onError', 'stopWhen', 'prohibition', 'limit', 'condition'] as const;
export type ClauseRole = (typeof ROLES)[number];

/** @param text a folded clause with hidden quotations */
export function roleOf(text: string, { json }: Pick<JsonReading, 'json'>): ClauseRole | null {
  const { patterns } = jsonLexiconOf(json.words);
  return ROLES.find((role) => matchOf(patterns[role], text) !== null) ?? null;
}

/** The first match of a pattern that other callers may have advanced. */
export function matchOf(pattern: RegExp, text: string): RegExpExecArray | null {
  pattern.lastIndex = 0;
  return pattern.exec(text);
}
