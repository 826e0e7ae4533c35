import type { IdeaReading } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { countWords, type Group, hasHit, hitsIn, part, textOf, withoutEdges } from './hits-in.ts';
import { hasPlainVerb } from './plain-verbs.ts';

const MAX_THING_WORDS = 4;
const EDGES: readonly Group[] = ['joiner', 'contrast', 'video.adversative', 'video.filler', 'video.determiner'];

/** `lead` is another sentence before the refused thing, in languages that need no mark between them. */
export type Refusal = { lead: Place | null; clause: Place; thing: Place };

/** "Music not needed", "титров не надо": a clause that refuses the thing at its start. */
export function refusedIn(reading: IdeaReading, piece: Place): Refusal | null {
  if (textOf(reading, piece).includes('¤')) return null;
  const typed = withoutEdges(reading, piece, ['video.filler']);
  if (typed === null) return null;
  // "Музыки не надо вообще".
  const isAtEnd = refusalAtEnd(reading, typed) !== undefined;
  const bare = isAtEnd ? typed : withoutEdges(reading, typed, ['video.thereIs']);
  const refusal = bare === null ? undefined : refusalAtEnd(reading, bare);
  if (bare === null || refusal === undefined) return null;
  const verbEnd = hitsIn(reading, { start: bare.start, end: refusal.start }, ['verbEnd', 'move.one-take']).findLast(
    // "Tek çekim | yazı olmasın".
    ({ group, end }) => group === 'verbEnd' || part(reading, end, refusal.start) !== null,
  )?.end;
  const clause = verbEnd === undefined ? bare : part(reading, verbEnd, bare.end);
  const said = clause === null ? null : part(reading, clause.start, refusal.start);
  const thing = said === null ? null : withoutEdges(reading, said, EDGES);
  if (clause === null || thing === null || !isThing(reading, thing)) return null;
  return { lead: verbEnd === undefined ? null : part(reading, piece.start, verbEnd), clause, thing };
}

/** Nothing but "not needed": what it refuses comes before it. */
export function isRefusal(reading: IdeaReading, piece: Place): boolean {
  const bare = withoutEdges(reading, piece, ['video.filler']);
  return bare !== null && refusalAtEnd(reading, bare)?.start === bare.start;
}

function refusalAtEnd(reading: IdeaReading, bare: Place): Place | undefined {
  return hitsIn(reading, bare, ['video.refusal']).find(({ end }) => end === bare.end);
}

function isThing(reading: IdeaReading, thing: Place): boolean {
  const isShort = countWords(textOf(reading, thing)) <= MAX_THING_WORDS;
  return isShort && !hasPlainVerb(reading, thing) && !hasHit(reading, thing, OTHERS);
}

const OTHERS: readonly Group[] = ['exclude', 'excludeAfter', 'video.negator', 'video.pronoun', 'video.relative'];
