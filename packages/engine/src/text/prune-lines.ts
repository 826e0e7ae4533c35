import { type Lexicon, lineFactsOf } from './lexicon.ts';
import { contentWordsOf } from './line-facts.ts';

/** Share of known content words from which a line only repeats. Source: docs/decisions/0009-prompts.md. */
const ECHO_SHARE = 0.7;
/** One common word is not an echo. */
const MIN_ECHO_WORDS = 2;

export type PruneLimits = {
  idea: string;
  lexicon: Lexicon;
  maxLines: number;
};

/** The deletion tests: so-what, echo of the idea or of a previous line, and the maximum number of lines. */
export function pruneLines(lines: readonly string[], { idea, lexicon, maxLines }: PruneLimits): string[] {
  const kept: string[] = [];
  const known: ReadonlySet<string>[] = [new Set(contentWordsOf(idea))];
  for (const line of lines) {
    if (kept.length === maxLines) break;
    const facts = lineFactsOf(lexicon, line);
    if (facts.isFiller || known.some((words) => repeats(facts.contentWords, words))) continue;
    known.push(facts.contentWords);
    kept.push(line);
  }
  return kept;
}

function repeats(words: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  if (words.size < MIN_ECHO_WORDS) return false;
  let repeated = 0;
  for (const word of words) if (known.has(word)) repeated += 1;
  return repeated / words.size >= ECHO_SHARE;
}
