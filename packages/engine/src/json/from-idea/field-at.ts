import { typedAt } from '../../reading/read-idea.ts';
import { overlaps, type Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import { boundaryIn } from './boundary-in.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';
import { headIn } from './head-in.ts';
import type { IdeaField } from './idea-field.ts';
import { limitsIn } from './limits-in.ts';
import { namesParts, partsIn } from './parts-in.ts';
import { typeIn } from './type-in.ts';

export type Qualified = { field: IdeaField; head: Place; rest: Place | null };

/** No field name with its whole description is longer. */
const MAX_PIECE_CHARS = 240;

/** What a list item says about a field: its name, then what it may be. */
export function fieldAt(asked: Asked, place: Place): Qualified | null {
  if (place.end - place.start > MAX_PIECE_CHARS) return null;
  // "Whether it was paid"
  const [whether] = cuesIn(asked, place, ['condition']).filter((hit) => hit.start === place.start);
  const start = skipLeading(asked, whether === undefined ? place : { start: whether.end, end: place.end });
  const whole = trimmed(asked.reading.visible, { start, end: place.end });
  if (whole === null) return null;
  const end = boundaryIn(asked, whole);
  // "10 questions" is a list of ten.
  const count = /^(\d{1,3})\s(?=\p{L}{3})/u.exec(asked.reading.visible.slice(whole.start, end));
  const head = headIn(asked, { start: whole.start + (count?.[0].length ?? 0), end });
  if (head === null) return null;
  const rest = trimmed(asked.reading.visible, { start: end, end: whole.end });
  const name = typedAt(asked.reading, head);
  if (!/\p{L}/u.test(name)) return null;
  const named = trimmed(asked.reading.visible, { start: whole.start, end }) ?? head;
  const field = qualify(asked, { name, head: named, rest, place });
  if (count !== null && field.type === 'string') {
    return { field: { ...field, type: 'array', entries: Number(count[1]) }, head, rest };
  }
  return { field: whether === undefined ? field : { ...field, type: 'boolean', format: null }, head, rest };
}

/** The same field with an additional description. */
export function qualify(
  asked: Asked,
  { name, head, rest, place }: { name: string; head: Place; rest: Place | null; place: Place },
): IdeaField {
  const known = typeIn(asked, head, rest);
  const nullable = cuesIn(asked, place, ['nullable']);
  const isGroup = rest !== null && known.type !== 'array' && namesParts(asked, rest);
  const parts =
    rest === null || (known.type !== 'array' && !isGroup)
      ? []
      : partsIn(asked, rest, (part) => fieldAt(asked, part)?.field ?? null);
  const limits = limitsIn(asked, rest, known.type, parts.length > 0);
  const isInCents = jsonHitsIn(asked, place, ['in-cents']).length > 0;
  const isRanged = limits.minimum !== undefined || limits.maximum !== undefined;
  const isNumber = known.type === 'string' && isRanged;
  const isWords = known.type === 'number' && limits.allowed.some((value) => !/^\d/.test(value));
  const type =
    isGroup && parts.length > 1
      ? groupType(parts)
      : isWords || (limits.pattern !== undefined && known.type !== 'array')
        ? 'string'
        : isNumber
          ? 'integer'
          : isInCents && known.type !== 'array'
            ? 'integer'
            : known.type;
  return {
    ...limits,
    name,
    type,
    format: limits.pattern === undefined ? known.format : null,
    parts,
    isOpen: limits.isOpenList || (type === 'array' && limits.opensParts),
    isOptional: jsonHitsIn(asked, place, ['optional']).some((hit) => !nullable.some((other) => overlaps(hit, other))),
    isNullable: nullable.length > 0 || jsonHitsIn(asked, place, ['null-when-missing']).length > 0,
    isCount: known.isCount,
    isInCents,
  };
}

/** Things that are counted or priced are plural; others are singular. */
function groupType(parts: readonly IdeaField[]): 'array' | 'object' {
  return parts.some(({ type, isCount }) => isCount || type === 'number' || type === 'integer') ? 'array' : 'object';
}

/** "optional phone", "and also the date": words before a name. */
function skipLeading(asked: Asked, place: Place): number {
  const { visible } = asked.reading;
  let { start } = place;
  for (let isMoving = true; isMoving; ) {
    const gap = /^[\s,.:;•*–-]*/u.exec(visible.slice(start, start + 8))?.[0].length ?? 0;
    start += gap;
    const lead = [
      ...cuesIn(asked, { start, end: place.end }, ['filler']),
      ...jsonHitsIn(asked, { start, end: place.end }, ['optional', 'required', 'fields']),
      ...asked.reading.hits.filter((hit) => hit.group === 'joiner'),
    ].find((hit) => hit.start === start && hit.end < place.end && /[\s:]/u.test(visible.charAt(hit.end)));
    isMoving = lead !== undefined;
    if (lead !== undefined) start = lead.end;
  }
  return start;
}
