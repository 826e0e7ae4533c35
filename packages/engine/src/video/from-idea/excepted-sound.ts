import type { IdeaReading } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { countWords, type Group, hasHit, hitsIn, part, textOf } from './hits-in.ts';
import { hasPlainVerb, startsWith } from './plain-verbs.ts';

const MAX_WORDS = 3;
const SOUNDS: readonly Group[] = ['video.sound', 'video.hear', 'video.heard', 'video.heardBeside'];

/** "Except for that line only rain": one statement about the sound, that opens with what it does not hold for. */
export function isExceptedSound(reading: IdeaReading, place: Place): boolean {
  const except = hitsIn(reading, place, ['video.except'])[0];
  if (except === undefined || /[¤.;!?。；！？\n]/u.test(textOf(reading, place))) return false;
  const only = hitsIn(reading, place, ['video.turn', 'contrast']).find(({ start }) => start >= except.end);
  // "Bu cümle hariç sadece yağmur sesi": in some languages it comes behind what it does not hold for.
  const lead = { start: place.start, end: except.start };
  const isBehind =
    countWords(textOf(reading, lead)) <= MAX_WORDS && only?.start === part(reading, except.end, place.end)?.start;
  if (except.start > place.start && (!isBehind || hasHit(reading, lead, ['exclude', 'video.sound']))) return false;
  const rest = only === undefined ? null : part(reading, only.start, place.end);
  if (rest === null || hasHit(reading, rest, ['video.camera', 'video.lettering', 'exclude'])) return false;
  const isSound =
    hasHit(reading, rest, SOUNDS) ||
    reading.concepts.some(({ kind, start, end }) => kind === 'sound' && start >= rest.start && end <= rest.end);
  return isSound && !hasPlainVerb(reading, rest);
}

/** The clause that opens so, with the next one ("except for that line, only rain"). */
export function opensException(reading: IdeaReading, piece: Place): boolean {
  const next = reading.clauses.find(({ start }) => start >= piece.end);
  return isExceptedSound(reading, piece) || (next !== undefined && isExceptedPair(reading, piece, next));
}

/** Two pieces side by side that are such a statement together. */
export function isExceptedPair(reading: IdeaReading, last: Place, piece: Place): boolean {
  if (part(reading, last.end, piece.start) !== null || !startsWith(reading, piece, ['video.turn', 'contrast']))
    return false;
  return isExceptedSound(reading, { start: last.start, end: piece.end });
}
