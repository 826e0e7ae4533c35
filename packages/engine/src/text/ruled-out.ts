import type { Line } from './scaffolds/compile-scaffold.ts';
import type { SlotPatterns } from './slot-patterns.ts';

/** Cut off at the end of a word, so that "hashtags" also rules out "hashtag". */
const ENDING_CHARS = 1;
const MIN_STEM_CHARS = 3;

/** What exclusions name, as lists of stems: ["no emoji and no exclamation marks"] → [["emoj"], ["exclamatio", "mark"]]. */
export function ruledOutStems(exclusions: readonly string[], patterns: SlotPatterns): string[][] {
  const things = exclusions.flatMap((exclusion) => exclusion.toLowerCase().split(patterns.exclusionJoiner));
  return things
    .map((thing) => thing.replace(patterns.exclusionLead, '').split(/[^\p{L}\p{N}]+/u))
    .map((words) => words.filter((word) => word.length > MIN_STEM_CHARS).map((word) => word.slice(0, -ENDING_CHARS)))
    .filter((stems) => stems.length > 0);
}

/** The lines that ask for nothing that was ruled out. */
export function withoutRuledOut(lines: readonly Line[], ruledOut: readonly (readonly string[])[]): readonly Line[] {
  if (ruledOut.length === 0) return lines;
  return lines.filter(({ say }) => {
    const words = say
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u);
    return !ruledOut.some((stems) => stems.every((stem) => words.some((word) => word.startsWith(stem))));
  });
}
