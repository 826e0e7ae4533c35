/** A line of a prompt that is not written yet: a heading to read, or how long a line will be. */
export type OutlineLine = { place: number } & ({ kind: 'heading'; text: string } | { kind: 'line'; share: number });

/** Characters that a whole line of the sheet has, about. */
const FULL_LINE = 64;
const MIN_SHARE = 0.18;
const MAX_LINES = 14;

/**
 * The build of a prompt without its words: its headings, and a line as long as each of its lines.
 * @returns `share` from 0 to 1 of the sheet's width
 */
export function outlineOf(prompt: string): OutlineLine[] {
  return prompt
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MAX_LINES)
    .map((line, place) =>
      place > 0 && isHeading(line)
        ? { place, kind: 'heading', text: line }
        : { place, kind: 'line', share: Math.min(1, Math.max(MIN_SHARE, [...line].length / FULL_LINE)) },
    );
}

/** One that ends with a colon, of either width, or is marked as such. */
function isHeading(line: string): boolean {
  return /^#+ /.test(line) || (/[:：]$/.test(line) && line.length < FULL_LINE);
}
