import { contains, type Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import { clausesIn, isKnownName } from './clauses-in.ts';
import { englishKeyOf } from './english-key-of.ts';
import { type Asked, cuesIn } from './field-cues.ts';
import type { IdeaField } from './idea-field.ts';
import { bracketsIn } from './text-marks.ts';

/** "(name, kilos, price)": several usual names in brackets are parts, not choices. */
export function namesParts(asked: Asked, rest: Place): boolean {
  const [bracket] = bracketsIn(asked.reading.visible.slice(rest.start, rest.end));
  if (bracket === undefined || bracket.start > 1) return false;
  const inner = { start: rest.start + bracket.start + 1, end: rest.start + bracket.end - 1 };
  const parts = clausesIn(asked, inner).flatMap((clause) => clause.parts);
  return parts.length > 1 && parts.filter((part) => isKnownName(asked, part)).length > 1;
}

/** "(name, qty, price)", "with name, qty": the parts of each list entry. */
export function partsIn(asked: Asked, rest: Place, read: (part: Place) => IdeaField | null): IdeaField[] {
  const inner = innerOf(asked, rest);
  if (inner === null) return [];
  const places = clausesIn(asked, inner)
    .flatMap(({ parts }) => parts)
    .flatMap((part) => knownWords(asked, part));
  const fields = places.flatMap((place) => read(place) ?? []);
  return fields.length === places.length ? fields : [];
}

function isSeveral(asked: Asked, inner: Place): boolean {
  const text = asked.reading.visible.slice(inner.start, inner.end).trim();
  return /[,/、，\s]/u.test(text) || clausesIn(asked, inner).flatMap(({ parts }) => parts).length > 1;
}

function innerOf(asked: Asked, rest: Place): Place | null {
  const { visible } = asked.reading;
  const text = visible.slice(rest.start, rest.end);
  const [bracket] = bracketsIn(text);
  if (
    bracket !== undefined &&
    isSeveral(asked, { start: rest.start + bracket.start + 1, end: rest.start + bracket.end - 1 })
  ) {
    const lead = cuesIn(asked, { start: rest.start + bracket.start, end: rest.start + bracket.end }, ['parts'])[0];
    return trimmed(visible, { start: lead?.end ?? rest.start + bracket.start + 1, end: rest.start + bracket.end - 1 });
  }
  const [opener] = cuesIn(asked, rest, ['parts']).toSorted((a, b) => a.start - b.start || b.end - a.end);
  if (opener !== undefined && contains(rest, opener)) return trimmed(visible, { start: opener.end, end: rest.end });
  const colon = /^[:：]/u.exec(text);
  return colon === null ? null : trimmed(visible, { start: rest.start + 1, end: rest.end });
}

/** "name qty" is two parts if both are usual names. */
function knownWords(asked: Asked, part: Place): Place[] {
  const text = asked.reading.visible.slice(part.start, part.end);
  const words = [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({
    start: part.start + index,
    end: part.start + index + word.length,
  }));
  const isOne = englishKeyOf(text, asked.words) !== null;
  return words.length === 2 && !isOne && words.every((word) => isKnownName(asked, word)) ? words : [part];
}
