import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import { formatAtEnd, formatAtStart } from './find-format.ts';
import { countWords, type Group, hasHit, hitsIn, part, textOf, withoutEdges } from './hits-in.ts';
import { IDEA_FIELDS, type IdeaField, type IdeaParts } from './idea-parts.ts';
import { hasPlainVerb, startsWith } from './plain-verbs.ts';

/** Where a clause may be parted although nothing is typed there. */
const TURNS: readonly Group[] = ['joiner', 'contrast', 'video.adversative', 'video.then'];
const FILMED: readonly Group[] = ['video.camera', 'video.hear'];
/** What says nothing of the scene in front of it, and behind it. */
const LEAD: readonly Group[] = [...TURNS, 'video.filler', 'video.request', 'video.format'];
const TAIL: readonly Group[] = ['video.filler', 'video.glue', 'video.request', 'video.format', 'scopeEnd'];
/** A remainder of so few words belongs to the other matter of its clause ("sound | only humming"). */
const MAX_REMAINDER_WORDS = 3;
const ORDERED: readonly IdeaField[] = ['duration', 'aspectRatio', 'composition', 'style', 'context'];
const MATTERS: readonly IdeaField[] = ['audio', 'cameraMotion', 'cameraAngle', 'composition', 'ambiance'];

const MARK =
  /[,;:!?…\n、。，；：！？،؛؟()（）—–]|\.(?=\s|$)|\s-\s|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[ 　](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

/**
 * Joins what was cut out of a clause at a place where nothing tells that it may be cut: the scene then has all the words
 * between two marks. A wrong cut makes no sense of both halves; a word in two fields does no harm.
 * @param isKept true if a piece may stand in its field as well
 */
export function joinTorn(parts: IdeaParts, isKept: (field: IdeaField, clause: Place) => boolean): void {
  const { reading } = parts;
  for (const scene of [...parts.placesOf('action')]) {
    const clause = typedClause(reading, scene);
    const start = isStartKnown(reading, scene, clause)
      ? scene.start
      : (part(reading, clause.start, scene.end)?.start ?? scene.start);
    const end = isEndKnown(reading, scene, clause)
      ? scene.end
      : (part(reading, scene.start, clause.end)?.end ?? scene.end);
    if (start === scene.start && end === scene.end) continue;
    const whole = { start, end };
    const matter = matterOf(parts, scene, whole);
    if (matter === null) join(parts, 'action', whole, isKept);
    else {
      parts.set(
        'action',
        parts.placesOf('action').filter((place) => place !== scene),
      );
      join(parts, matter, whole, isKept);
    }
  }
}

function join(
  parts: IdeaParts,
  home: IdeaField,
  whole: Place,
  isKept: (field: IdeaField, clause: Place) => boolean,
): void {
  const inside = (place: Place) => place.start >= whole.start && place.end <= whole.end;
  for (const field of IDEA_FIELDS) {
    if (field === home || !isKept(field, whole))
      parts.set(
        field,
        parts.placesOf(field).filter((place) => !inside(place)),
      );
  }
  const others = parts.placesOf(home).filter((place) => !overlaps(place, whole));
  parts.set(
    home,
    [...others, whole].toSorted((a, b) => a.start - b.start),
  );
}

/** The matter that a small remainder belongs to, if there is one alone. */
function matterOf(parts: IdeaParts, scene: Place, whole: Place): IdeaField | null {
  const { reading } = parts;
  if (!isRemainder(reading, scene)) return null;
  const matters = MATTERS.filter((field) => parts.placesOf(field).some((place) => overlaps(place, whole)));
  return matters.length === 1 ? (matters[0] ?? null) : null;
}

function isRemainder(reading: IdeaReading, scene: Place): boolean {
  const text = textOf(reading, scene);
  return countWords(text) <= MAX_REMAINDER_WORDS && !text.includes('¤') && !hasPlainVerb(reading, scene);
}

/** From the typed mark before a place to the one behind it. */
function typedClause({ visible, body, clauses }: IdeaReading, { start, end }: Place): Place {
  const marks = [...visible.matchAll(MARK)]
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    // "Im 2. stock": the period of an ordinal is inside a clause.
    .filter((mark) => !(ORDINAL.test(visible.slice(0, mark.end)) && clauses.some((one) => contains(one, mark))));
  const before = marks.findLast((mark) => mark.end <= start);
  const after = marks.find((mark) => mark.start >= end);
  return { start: Math.max(body.start, before?.end ?? 0), end: Math.min(body.end, after?.start ?? visible.length) };
}

const ORDINAL = /\d\.$/;

function isStartKnown(reading: IdeaReading, scene: Place, clause: Place): boolean {
  const lead = part(reading, clause.start, scene.start);
  if (lead === null || textOf(reading, lead).endsWith('¤')) return true;
  // "No face, only the hands" needs no mark; "the ticking starts | just at the end" is one statement.
  if (startsWith(reading, scene, TURNS)) return startsWith(reading, lead, ['exclude']) || !isRemainder(reading, scene);
  const run = formatAtStart(reading, { start: clause.start, end: scene.end });
  // "Clip of", "хочу"; of "bitte genau so auf" only the first word asks for something.
  const isAsked =
    hasHit(reading, lead, ['video.request']) || hitsIn(reading, lead, ['lead.in']).some(({ end }) => end === lead.end);
  if (run !== null && run.end >= lead.end && (run.parts.length > 0 || isAsked))
    return run.parts.every(({ field }) => ORDERED.includes(field));
  // "And without": it continues a list of exclusions.
  const turns = hitsIn(reading, lead, TURNS).filter(({ end }) => end === lead.end);
  if (turns.length > 0) return turns.every((hit) => !textOf(reading, hit).includes(' '));
  return withoutEdges(reading, lead, LEAD) === null;
}

function isEndKnown(reading: IdeaReading, scene: Place, clause: Place): boolean {
  const tail = part(reading, scene.end, clause.end);
  if (tail === null || textOf(reading, scene).endsWith('¤')) return true;
  const bare = withoutEdges(reading, tail, TURNS);
  if (textOf(reading, tail).includes('¤')) return false;
  // "鞋跟": a joiner with nothing behind it is a part of the word.
  if (bare === null) return false;
  if (startsWith(reading, tail, TURNS) || withoutEdges(reading, tail, TAIL) === null) return true;
  const named = withoutEdges(reading, tail, ['video.determiner']) ?? tail;
  if (startsWith(reading, named, FILMED)) return true;
  return (
    (formatAtStart(reading, tail)?.end ?? 0) >= tail.end ||
    (formatAtEnd(reading, tail)?.start ?? tail.end) <= tail.start
  );
}
