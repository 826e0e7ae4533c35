import { jsonLexiconOf } from '../json-cues.ts';
import type { JsonReading } from '../read-request.ts';

/** What a clause of a job is, where it is no step. The first that fits counts. */
const ROLES = ['approval', 'onError', 'stopWhen', 'prohibition', 'limit', 'condition'] as const;
export type ClauseRole = (typeof ROLES)[number];

/** @param text a clause as folded, with quotations hidden */
export function roleOf(text: string, { json }: Pick<JsonReading, 'json'>): ClauseRole | null {
  const { patterns } = jsonLexiconOf(json.words);
  return ROLES.find((role) => matchOf(patterns[role], text) !== null) ?? null;
}

/** The first match of a pattern that others may have used before. */
export function matchOf(pattern: RegExp, text: string): RegExpExecArray | null {
  pattern.lastIndex = 0;
  return pattern.exec(text);
}
