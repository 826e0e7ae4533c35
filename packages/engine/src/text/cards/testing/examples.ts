import { readFileSync } from 'node:fs';
import type { LanguageCode } from '../../../languages.ts';

type Example = {
  /** Ideas in which the card fires. */
  fires: readonly string[];
  /** Look-alikes in which it does not. */
  not: readonly string[];
};

/** By form, subject and rule; corrections have their examples among those of the reading words. */
export function cardExamplesOf(language: LanguageCode): Readonly<Record<string, Example>> {
  return JSON.parse(readFileSync(new URL(`examples/${language}.json`, import.meta.url), 'utf8'));
}
