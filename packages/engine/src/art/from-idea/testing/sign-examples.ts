import { readFileSync } from 'node:fs';
import type { LanguageCode } from '../../../languages.ts';
import type { SignId } from '../sign-ids.ts';

/** For each sign, an idea that must trigger it and look-alikes that must not. */
export type SignExamples = Readonly<Record<SignId, { like: string; unlike: readonly string[] }>>;

export function signExamples(language: LanguageCode): SignExamples {
  return JSON.parse(readFileSync(new URL(`examples/${language}.json`, import.meta.url), 'utf8'));
}
