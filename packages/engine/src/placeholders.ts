/**
 * A bracket that a person fills in: letters in square brackets. Neither a check box ("[x]") nor a link, a footnote or
 * an index ("[text](", "[1]", "list[i]").
 */
const PLACEHOLDER = /(?<![\w)\]])\[(?![xX]\])(?=[^[\]\n]{0,80}\p{L})[^[\]\n]{1,80}\](?!\()|［[^［］\n]{1,80}］/gu;

export type Placeholder = {
  /** With its brackets. */
  text: string;
  /** Where it begins, in UTF-16 code units. */
  start: number;
};

/** The placeholders of a text, in its order; one that stands twice is listed twice. */
export function findPlaceholders(text: string): Placeholder[] {
  if (!text.includes('[') && !text.includes('［')) return [];
  return Array.from(text.matchAll(PLACEHOLDER), (match) => ({ text: match[0], start: match.index }));
}
