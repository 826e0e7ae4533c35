import { readFileSync } from 'node:fs';
import type { LanguageCode } from '../../../languages.ts';

type Example = {
  /** Ideas that trigger the card, or are of the kind. */
  fires: readonly string[];
  /** Look-alikes, and ideas that already say what the card would. */
  not: readonly string[];
};

/** By card and kind. */
export function jsonCardExamplesOf(language: LanguageCode): Readonly<Record<string, Example>> {
  return JSON.parse(readFileSync(new URL(`examples/${language}.json`, import.meta.url), 'utf8'));
}
