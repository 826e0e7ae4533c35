import { readFileSync } from 'node:fs';
import type { LanguageCode } from '../../languages.ts';
import type { ConceptId } from '../concepts.ts';

/** What the reading words of a language must find, and what they must not. */
export type ReadingExamples = {
  concepts: Readonly<Record<ConceptId, { like: string; unlike?: readonly string[] }>>;
  /** An idea and the things it excludes. */
  exclusions: readonly (readonly [idea: string, things: readonly string[]])[];
  /** An idea, and the rest of it without the opening and closing words of the request. */
  bodies: readonly (readonly [idea: string, body: string])[];
};

export function readExamples(language: LanguageCode): ReadingExamples {
  return JSON.parse(readFileSync(new URL(`examples/${language}.json`, import.meta.url), 'utf8'));
}
