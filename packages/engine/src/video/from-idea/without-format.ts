import type { IdeaReading } from '../../reading/read-idea.ts';
import { overlaps, type Place } from '../../reading/span.ts';
import type { VideoField } from '../video-form.ts';
import { type FormatRun, formatAtEnd, formatAtStart } from './find-format.ts';
import { type Group, hasHit, hitsIn, part, textOf, withoutEdges } from './hits-in.ts';
import type { IdeaParts } from './idea-parts.ts';
import { startsWith } from './plain-verbs.ts';

/** Removes words for the look of the clip from both edges, if nothing in the scene depends on them. */
export function withoutFormat(parts: IdeaParts, clause: Place): Place | null {
  const { reading } = parts;
  let rest: Place | null = clause;
  // "Dessine un visage": a verb that looks like a drawing style.
  const first = beginsWithVerb(reading, clause) ? null : formatAtStart(reading, clause);
  if (first !== null && isInWord(reading, first, clause)) {
    // "클로즈업으로 시작해서": a particle is attached to it, so the whole clause is about it.
    const [only] = first.parts;
    if (only !== undefined && !hasHit(reading, clause, ['video.subjectEnd'])) parts.add(only.field, clause);
    return hasHit(reading, clause, ['video.subjectEnd']) ? clause : null;
  }
  // Without its preposition the rest would hang in the air, and with it the field would begin in the middle of a phrase.
  if (first !== null && isTorn(reading, first, clause)) {
    for (const { field, place } of first.parts) if (LENGTH.test(field)) parts.add(field, place);
    return clause;
  }
  if (first !== null && isApart(reading, first, clause)) {
    for (const { field, place } of first.parts) parts.add(field, place);
    rest = part(reading, first.end, clause.end);
    const [only] = first.parts;
    // "5 sec each".
    if (
      only?.field === 'duration' &&
      rest !== null &&
      isNextTo(reading, only.place, rest) &&
      isOneWord(reading, rest)
    ) {
      parts.add('duration', rest);
      return null;
    }
  }
  if (rest === null) return null;
  const last = formatAtEnd(reading, rest);
  if (last !== null && last.start > rest.start && !hangsOn(reading, rest, last)) {
    for (const { field, place } of last.parts) parts.add(field, place);
    rest = part(reading, rest.start, describesNext(reading, rest.start, last) ? nounEnd(reading, last) : last.start);
  }
  // "晒辣椒的 | 8秒视频".
  else if (last !== null && describesNext(reading, rest.start, last) && hasHit(reading, last, ['video.request']))
    for (const { field, place } of last.parts) if (LENGTH.test(field)) parts.add(field, place);
  const bare = rest === null ? null : withoutEdges(reading, rest, ['joiner', 'video.filler']);
  return bare === null || isParticle(reading, bare) ? null : bare;
}

/** Moves trailing words about the camera, a length or a time to their own field. */
export function withoutLastFormat(parts: IdeaParts, typed: Place, field: VideoField): Place | null {
  const clause = withoutFirstLength(parts, typed, field);
  const last = formatAtEnd(parts.reading, clause);
  const isOther = last?.parts.every(({ field }) => /^(?:ambiance|duration|aspectRatio)$/.test(field)) ?? false;
  const rest = last === null || !isOther ? null : part(parts.reading, clause.start, last.start);
  // "Luz de mañana" as a whole is light.
  const isOwn = last?.parts.every((one) => one.field === field) ?? false;
  if (last === null || rest === null || isOwn || hangsOn(parts.reading, clause, last)) return clause;
  for (const { field, place } of last.parts) parts.add(field, place);
  return endsInParticle(parts.reading, rest) ? (withoutEdges(parts.reading, rest, ['video.glue']) ?? rest) : rest;
}

/** "7 seconds and the camera behind him". */
function withoutFirstLength(parts: IdeaParts, clause: Place, field: VideoField): Place {
  const { reading } = parts;
  const first = LENGTH.test(field) ? null : formatAtStart(reading, clause);
  const rest = first === null ? null : part(reading, first.end, clause.end);
  const isLength = first !== null && first.parts.length > 0 && first.parts.every((one) => LENGTH.test(one.field));
  if (first === null || rest === null || !isLength || isTorn(reading, first, clause)) return clause;
  for (const one of first.parts) parts.add(one.field, one.place);
  return withoutEdges(reading, rest, ['joiner']) ?? rest;
}

const LENGTH = /^(?:duration|aspectRatio)$/;

/** "No subtitles 9 seconds": a length or a shape at either end of what is ruled out is its own field. */
export function withoutLength(parts: IdeaParts, thing: Place): Place | null {
  const { reading } = parts;
  let rest: Place | null = thing;
  const first = formatAtStart(reading, thing);
  if (first !== null && first.parts.length > 0 && first.parts.every(({ field }) => LENGTH.test(field))) {
    for (const { field, place } of first.parts) parts.add(field, place);
    rest = part(reading, first.end, thing.end);
  }
  rest = rest === null ? null : withoutEnding(reading, rest);
  const last = rest === null ? null : formatAtEnd(reading, rest);
  if (rest === null || last === null || last.start <= rest.start) return rest;
  if (last.parts.length === 0 || !last.parts.every(({ field }) => LENGTH.test(field))) return rest;
  for (const { field, place } of last.parts) parts.add(field, place);
  const bare = part(reading, rest.start, last.start);
  return bare === null ? null : withoutEdges(reading, bare, ['joiner', 'video.filler']);
}

/** The particle of a topic or an object, which a thing in a list has not ("자막은 → 자막"). */
function withoutEnding(reading: IdeaReading, thing: Place): Place | null {
  const ending = hitsIn(reading, thing, ['video.topicEnd', 'video.objectEnd']).find(({ end }) => end === thing.end);
  return ending === undefined || ending.start <= thing.start ? thing : part(reading, thing.start, ending.start);
}

/** "Vintage car": a style word is separated from a scene only by a word in between ("of") or by a mark. */
function isApart(reading: IdeaReading, run: FormatRun, clause: Place): boolean {
  const tail = run.parts.at(-1);
  if (tail?.field !== 'style' || tail.place.end < run.end) return true;
  const isConcept = reading.concepts.some(({ kind, end }) => kind === 'medium' && end === tail.place.end);
  const next = /^[ \u3000]*[\p{L}\p{N}]/u.test(reading.visible.slice(run.end, clause.end));
  return isConcept || !next || hasHit(reading, { start: tail.place.start, end: run.end }, ['video.of', 'video.link']);
}

/** "8 seconds | of my bakery", "von | einem Kind": what follows is bound to what would be taken off. */
function isTorn(reading: IdeaReading, run: FormatRun, clause: Place): boolean {
  const rest = part(reading, run.end, clause.end);
  if (rest === null) return false;
  if (hitsIn(reading, run, ['video.governs']).some(({ end }) => end === run.end)) return true;
  // "Ich will | nicht, dass man …".
  if (run.parts.length === 0 && isDeniedFrom(reading, rest)) return true;
  return startsWith(reading, rest, BOUND);
}

/** The word that denies what follows is not always a ban of its own ("will nicht", "pas qu'on"). */
function isDeniedFrom(reading: IdeaReading, rest: Place): boolean {
  const isAcross = ({ start, end }: Place) => start <= rest.start && end > rest.start;
  return reading.hits.some((hit) => (hit.group === 'harmless' || hit.group === 'video.negator') && isAcross(hit));
}

const BOUND: readonly Group[] = ['video.bound', 'video.forWhom', 'video.adversative', 'contrast', 'video.placeStart'];

/** A particle that was not removed with the run continues without a space. */
function isInWord(reading: IdeaReading, { end }: FormatRun, clause: Place): boolean {
  if (end >= clause.end) return false;
  return /^(?:으로|로|에서|부터|から|まで|より)/u.test(reading.visible.slice(end, clause.end));
}

const LEADING: readonly Group[] = [
  'video.then',
  'video.before',
  'video.of',
  'video.glue',
  'video.determiner',
  'video.placeStart',
  'video.negator',
  'exclude',
  'joiner',
];

/**
 * "Waits until late at night", "writes on the screen", "dreams of the sea at dawn and": the last words belong to the
 * preceding ones.
 */
function hangsOn(reading: IdeaReading, rest: Place, run: FormatRun): boolean {
  // "夜で | 8秒": a particle belongs to the word in front of it.
  const isLength = run.parts.every(({ field }) => LENGTH.test(field));
  if (isLength && endsInParticle(reading, { start: rest.start, end: run.start })) return false;
  const before = hitsIn(reading, { start: rest.start, end: run.start }, LEADING);
  if (before.some(({ end }) => part(reading, end, run.start) === null)) return true;
  if (run.parts[0]?.field !== 'style') return false;
  // "Cucina | anni 80": how a place looks.
  const places = hitsIn(reading, { start: rest.start, end: run.start }, ['video.placeNoun']);
  if (places.some(({ end }) => part(reading, end, run.start) === null)) return true;
  const open = hitsIn(reading, { start: rest.start, end: run.start }, ['video.determiner']);
  return open.some(({ end }) => part(reading, end, run.start) === null);
}

function endsInParticle(reading: IdeaReading, place: Place): boolean {
  return /\p{Script=Han}で$/u.test(textOf(reading, place));
}

/** "風鈴と猫のみじかい | 動画", "떡볶이 끓는 | 영상", "叶子上的 | 特写": a form that needs a noun behind it. */
function describesNext(reading: IdeaReading, start: number, run: FormatRun): boolean {
  const before = reading.visible.slice(start, run.start).trimEnd();
  return /(?:[는은운린한된진난던]|しい|かい|さい|いい|ない|たい|な|の|的)$/u.test(before);
}

/** "담그는 | 8초 영상": the noun of the request, also behind a length. */
function nounEnd(reading: IdeaReading, run: FormatRun): number {
  const first = run.parts[0]?.place;
  // In Korean, the unit of a length has the noun with it.
  const measured = hitsIn(reading, run, ['seconds']).filter((hit) => /\s\p{L}+$/u.test(textOf(reading, hit)));
  const nouns = [...hitsIn(reading, run, ['video.request']), ...measured];
  const isBehind = first !== undefined && nouns.length > 0 && nouns.every(({ end }) => end > first.start);
  return isBehind ? Math.min(...nouns.map(({ end }) => end)) : (first?.start ?? run.end);
}

function isNextTo({ visible }: IdeaReading, one: Place, other: Place): boolean {
  return visible.slice(one.end, other.start).trim() === '';
}

function isOneWord(reading: IdeaReading, place: Place): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]+$/u.test(textOf(reading, place));
}

/** "X" for "por": one letter or two that are meaningless alone. */
function isParticle(reading: IdeaReading, place: Place): boolean {
  const isShort = /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,2}$/u.test(textOf(reading, place));
  return isShort && hasHit(reading, place, ['video.glue', 'video.before', 'video.link', 'joiner']);
}

function beginsWithVerb(reading: IdeaReading, clause: Place): boolean {
  const verb = hitsIn(reading, clause, ['video.verbs']).find(({ start }) => start === clause.start);
  if (verb === undefined) return false;
  return !reading.concepts.some(
    ({ start, end }) => start === verb.start && end > verb.end && overlaps(verb, { start, end }),
  );
}
