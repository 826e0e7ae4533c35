import { readFileSync } from 'node:fs';
import type { LanguageCode } from '../../../languages.ts';
import type { ClipRule } from '../clip-rules.ts';

type ClipExamples = {
  /** Each of the rules fires for its idea. */
  fire: readonly { idea: string; fires: readonly ClipRule[] }[];
  /** Look-alikes: none of the rules fires. */
  silent: readonly { idea: string; rules: readonly ClipRule[] }[];
};

/** Ideas for clips, as people type them. */
export function readClipExamples(language: LanguageCode): ClipExamples {
  return JSON.parse(readFileSync(new URL(`examples/${language}.json`, import.meta.url), 'utf8'));
}
