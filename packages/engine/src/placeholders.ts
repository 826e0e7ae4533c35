/**
 * A bracket for the user to fill in: letters in square brackets. Not a check box ("[x]"), a link, a footnote or an
 * index ("[text](", "[1]", "list[i]").
 */
const PLACEHOLDER = /(?<![\w)\]])\[(?![xX]\])(?=[^[\]\n]{0,80}\p{L})[^[\]\n]{1,80}\](?!\()|［[^［］\n]{1,80}］/gu;

export type Placeholder = {
  /** Including its brackets. */
  text: string;
  /** Start, in UTF-16 code units. */
  start: number;
};

/** The placeholders of a text, in order; repeated ones are listed again. */
export function findPlaceholders(text: string): Placeholder[] {
  if (!text.includes('[') && !text.includes('［')) return [];
  return Array.from(text.matchAll(PLACEHOLDER), (match) => ({ text: match[0], start: match.index }));
}
