import type { IdeaReading } from '../../reading/read-idea.ts';
import { overlaps, type Place } from '../../reading/span.ts';
import { type Group, hasHit, hitsIn, part, withoutEdges } from './hits-in.ts';
import { IDEA_FIELDS, type IdeaField, type IdeaParts } from './idea-parts.ts';
import { lightBeforePlace } from './lit-place.ts';
import { joinTorn } from './torn-clauses.ts';

/** They are copied from a clause without tearing it: a number, a ratio, a quotation. */
const COPIED: readonly IdeaField[] = ['duration', 'aspectRatio', 'dialogue'];
/** These, too, unless something in the clause is negated ("at dawn"): then a piece may say the opposite. */
const ASIDE: readonly IdeaField[] = ['style', 'ambiance', 'composition', 'cameraAngle', 'cameraMotion', 'context'];
const NEGATIONS: readonly Group[] = [
  ...(['exclude', 'excludeAfter', 'contrast'] as const),
  ...(['video.refusal', 'video.negator', 'video.adversative', 'video.denial'] as const),
];
/** What may be left over of a clause. */
const RESIDUE: readonly Group[] = [
  ...(['joiner', 'exclude', 'excludeAfter', 'lead.in'] as const),
  ...(['video.filler', 'video.adversative', 'video.glue', 'video.thereIs', 'video.request'] as const),
  ...(['video.format', 'video.determiner', 'video.of', 'video.link'] as const),
];
const BAN: IdeaField = 'negativePrompt';
const SCENE: IdeaField = 'action';

/**
 * No field holds a torn piece of a clause of a longer idea, or of one that negates something. What belongs to several
 * fields stays whole in the scene, and what belongs to one is there with all its words ("music not needed, only water").
 */
export function mendClauses(parts: IdeaParts, pieces: readonly Place[], isThin: boolean): void {
  const { reading } = parts;
  const clauses: Place[] = [];
  for (const piece of pieces) {
    const last = clauses.at(-1);
    if (last !== undefined && isSecondHalf(reading, last, piece)) clauses.splice(-1, 1, { ...last, end: piece.end });
    else clauses.push(piece);
  }
  for (const clause of clauses) if (!isThin || hasHit(reading, clause, NEGATIONS)) mend(parts, clause);
  if (!isThin) joinTorn(parts, (field, clause) => keptFields(reading, clause).includes(field));
}

/** What may stand in its field as well as in the scene. */
function keptFields(reading: IdeaReading, clause: Place): readonly IdeaField[] {
  return hasHit(reading, clause, NEGATIONS) ? COPIED : [...COPIED, ...ASIDE];
}

/** "Music | not needed, only water": without a mark, what a refusal begins with is what it refuses. */
function isSecondHalf(reading: IdeaReading, last: Place, piece: Place): boolean {
  const isNext = /^\s+$/u.test(reading.visible.slice(last.end, piece.start));
  const refusals = hitsIn(reading, piece, ['video.refusal', 'excludeAfter']);
  return isNext && refusals.some(({ start }) => start === piece.start);
}

function mend(parts: IdeaParts, clause: Place): void {
  const { reading } = parts;
  const inside = (field: IdeaField) => parts.placesOf(field).filter((place) => contains(clause, place));
  if (IDEA_FIELDS.some((field) => parts.placesOf(field).some((place) => isAcross(place, clause)))) return;
  const owners = IDEA_FIELDS.filter((field) => !COPIED.includes(field) && field !== BAN && inside(field).length > 0);
  const [owner] = owners;
  if (owner === undefined) return;
  const isAlone = owners.length === 1 && inside(owner).length === 1;
  const taken = [...IDEA_FIELDS.flatMap(inside)].toSorted((a, b) => a.start - b.start);
  if (isAlone && isCovered(reading, clause, taken)) return;
  const bare = withoutCopied(reading, clause, owners.flatMap(inside), taken);
  if (bare === null) return;
  const isNegated = hasHit(reading, clause, NEGATIONS);
  if (
    isNegated &&
    parts.placesOf(SCENE).some((place) => place.start <= clause.start && place.end >= clause.end) &&
    lightBeforePlace(reading, clause) !== null
  )
    return;
  const matters = owners.filter((field) => field !== SCENE);
  const isAboutOne = owners.length === 1 || (isNegated && matters.length === 1);
  const home = isAboutOne ? (matters[0] ?? owner) : SCENE;
  const kept = isNegated || home !== SCENE ? [] : ASIDE;
  for (const field of [...owners, BAN, home]) {
    if (!kept.includes(field)) parts.set(field, without(parts.placesOf(field), clause));
  }
  const others = parts.placesOf(home);
  parts.set(
    home,
    [...others, bare].toSorted((a, b) => a.start - b.start),
  );
}

/** "12 seconds: a girl flies a kite at dusk": what only gives a length or a ratio at an edge is not in the scene as well. */
function withoutCopied(
  reading: IdeaReading,
  clause: Place,
  owned: readonly Place[],
  taken: readonly Place[],
): Place | null {
  const start = Math.min(...owned.map((place) => place.start));
  const end = Math.max(...owned.map((place) => place.end));
  const isFree = (edge: Place) =>
    edge.start >= edge.end ||
    isCovered(
      reading,
      edge,
      taken.filter((place) => contains(edge, place)),
    );
  return part(
    reading,
    isFree({ start: clause.start, end: start }) ? start : clause.start,
    isFree({ start: end, end: clause.end }) ? end : clause.end,
  );
}

/** Everything but joiners and fillers is in a field. */
function isCovered(reading: IdeaReading, clause: Place, taken: readonly Place[]): boolean {
  let from = clause.start;
  const gaps = taken.map(({ start, end }) => {
    const gap = { start: Math.min(from, start), end: start };
    from = Math.max(from, end);
    return gap;
  });
  return [...gaps, { start: from, end: clause.end }].every(({ start, end }) => {
    const gap = part(reading, start, end);
    return gap === null || withoutEdges(reading, gap, RESIDUE) === null;
  });
}

const without = (places: readonly Place[], clause: Place) => places.filter((place) => !contains(clause, place));
const contains = (clause: Place, { start, end }: Place) => start >= clause.start && end <= clause.end;
const isAcross = (place: Place, clause: Place) => overlaps(place, clause) && !contains(clause, place);
