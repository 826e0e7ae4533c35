import { typedAt } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { foldText } from '../../text/fold-text.ts';
import { type Asked, cuesIn } from './field-cues.ts';

/** "R + six digits", "K 4桁": letters, and the number of digits after them. */
export function codeIn(asked: Asked, place: Place): { place: Place; pattern: string } | null {
  for (const digits of cuesIn(asked, place, ['digits'])) {
    const raw = asked.reading.visible.slice(place.start, digits.start).trimEnd();
    const before = typedAt(asked.reading, { start: place.start, end: place.start + raw.length });
    if (before.length !== raw.length) continue;
    const count = /(\d{1,2}|\p{L}+)-?$/u.exec(before);
    const size = count?.[1] === undefined ? 0 : sizeOf(asked, count[1]);
    if (count === null || size === 0) continue;
    const lead = LETTERS.exec(before.slice(0, count.index));
    // Letters that could also be a word are not part of the code.
    const letters = lead?.[1] ?? '';
    const start = place.start + (lead === null ? count.index : lead.index);
    return { place: { start, end: digits.end }, pattern: `^${letters}\\d{${size}}$` };
  }
  return null;
}

const LETTERS = /(?<![\p{L}\d])(\p{Lu}{1,4}(?:-(?!\s))?)(?:\s?[+&と加]\s?|\s(?:\p{L}{1,4}\s)?|(?=-)|$)$/u;

function sizeOf({ words }: Asked, count: string): number {
  if (/^\d+$/.test(count)) return Number(count);
  const folded = foldText(count).text;
  return words.fieldWords.counts.findIndex((word) => folded === word.replace('$', '')) + 1;
}
