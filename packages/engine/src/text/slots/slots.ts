import type { FormatId } from '../../words/slot-words.ts';

/** The requirements that an idea states for its result, as typed. */
export type Slots = {
  audience: string | null;
  tone: string | null;
  length: string | null;
  /** Stated without a number ("keep it short"). */
  size: 'short' | 'long' | null;
  count: string | null;
  format: FormatId | null;
  resultLanguage: string | null;
  exclusions: string[];
  /** Clauses in addition to the job that limit the result. */
  constraints: string[];
  /** Names, dates, times, amounts and quotations, in the order of the idea. */
  facts: string[];
  /** Two conflicting wishes, and the one to follow. */
  conflict: { first: string; second: string; follow: string } | null;
};

/** Every piece of the idea that a prompt repeats outside the idea itself. */
export function statedWords({
  audience,
  tone,
  length,
  count,
  resultLanguage,
  exclusions,
  constraints,
  facts,
}: Slots): string[] {
  const single = [audience, tone, length, count, resultLanguage].filter((words) => words !== null);
  return [...single, ...constraints, ...exclusions, ...facts].filter((words) => words !== '');
}
