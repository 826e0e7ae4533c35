import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import type { ArtIdeaWords } from '../../words/art-idea-words.ts';
import { isShort } from './short-idea.ts';

/** What a picture is for, in contrast to what it shows or how it is made. */
export const PURPOSE =
  /^(?:artefact\.(?!(?:portrait|group-portrait|still-life|landscape|food-photo|product-photo|botanical-plate)$)|use\.(?!calligraphy$))/;
/** Their lines hold for any picture with one motif, so they are omitted if the medium has a line. */
export const GENERIC_PURPOSE = /^artefact\.(?:poster|flyer|greeting-card|children-book|album-cover|book-cover)$/;
/** "On the old red poster". */
const MAX_WORDS_BACK = 4;
const MAX_CHARS_BACK = 40;
/** For scripts without spaces. */
const MAX_DENSE_BACK = 6;

/**
 * True if the word is the thing asked for. In a ban, behind a preposition of place or in a comparison ("posters on the
 * wall", "like a sticker"), it is only mentioned.
 */
export function isAskedFor(
  span: Place,
  { clauses, visible, exclusions, body }: IdeaReading,
  denials: readonly Place[],
  { purpose }: ArtIdeaWords,
): boolean {
  const clause = clauses.find((one) => contains(one, span));
  const start = Math.max(clause?.start ?? 0, body.start, span.start - MAX_CHARS_BACK);
  if (exclusions.some(({ place }) => overlaps(place, span))) return false;
  if (clause !== undefined && denials.some((denial) => contains(clause, denial))) return false;
  const own = visible.slice(span.start, span.end);
  if (purpose.endings.some((ending) => own.endsWith(ending))) return false;
  const behind = visible.slice(span.end).trimStart();
  if (purpose.after.some((one) => behind.startsWith(one))) return false;
  const ahead = visible.slice(start, span.start);
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s*$/u.test(ahead))
    return !purpose.before.some((one) => ahead.slice(-MAX_DENSE_BACK).includes(one));
  for (const word of ahead.trim().split(/\s+/).slice(-MAX_WORDS_BACK).toReversed()) {
    if (purpose.aims.includes(word)) return true;
    if (purpose.before.includes(word)) return false;
  }
  return true;
}

/** What may stand behind the word: a sheet, a ratio or a size in figures. */
const SHEET = /^\s*(?:[ab]\d|\d{1,4}\s?[x×:/]\s?\d{1,4})?\s*(?:cm|mm|px)?\s*$/;

/**
 * "…, portrait, no text", "portrait A5": where the word for a portrait names a format as well, it does so as a clause of
 * its own in a longer idea.
 */
export function isOrientation(
  { id, start, end }: Place & { id: string },
  reading: IdeaReading,
  upright: readonly string[],
): boolean {
  if (id !== 'artefact.portrait' || isShort(reading)) return false;
  const { clauses, visible } = reading;
  const word = visible.slice(start, end);
  const clause = clauses.find((one) => contains(one, { start, end }));
  return (
    clause !== undefined &&
    clause !== clauses[0] &&
    clause.start === start &&
    SHEET.test(visible.slice(end, clause.end)) &&
    upright.some((cue) => (cue.startsWith('format') && cue.endsWith(` ${word}`)) || cue === `${word} format`)
  );
}
