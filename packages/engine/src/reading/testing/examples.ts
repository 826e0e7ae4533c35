import { readFileSync } from 'node:fs';
import type { LanguageCode } from '../../languages.ts';
import type { ConceptId } from '../concepts.ts';

/** What the reading words of a language have to find, and what they may not. */
export type ReadingExamples = {
  concepts: Readonly<Record<ConceptId, { like: string; unlike?: readonly string[] }>>;
  /** An idea and the things that it rules out. */
  exclusions: readonly (readonly [idea: string, things: readonly string[]])[];
  /** An idea and what is left of it without how the request begins and ends. */
  bodies: readonly (readonly [idea: string, body: string])[];
};

export function readExamples(language: LanguageCode): ReadingExamples {
  return JSON.parse(readFileSync(new URL(`examples/${language}.json`, import.meta.url), 'utf8'));
}
