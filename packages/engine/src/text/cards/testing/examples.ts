import { readFileSync } from 'node:fs';
import type { LanguageCode } from '../../../languages.ts';

type Example = {
  /** Ideas that trigger the card. */
  fires: readonly string[];
  /** Look-alikes that must not trigger it. */
  not: readonly string[];
};

/** By form, subject and rule; examples of corrections are with the reading words. */
export function cardExamplesOf(language: LanguageCode): Readonly<Record<string, Example>> {
  return JSON.parse(readFileSync(new URL(`examples/${language}.json`, import.meta.url), 'utf8'));
}
