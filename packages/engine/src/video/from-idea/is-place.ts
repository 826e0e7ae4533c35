import type { IdeaReading } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { countWords, type Group, hasHit, hitsIn, part, textOf } from './hits-in.ts';
import { hasPlainVerb, startsWith } from './plain-verbs.ts';

const MAX_LEAD_WORDS = 3;
const MAX_WORDS = 12;
const BEHIND: readonly Group[] = [
  'video.before',
  'video.when',
  'video.moment',
  'video.placeStart',
  'video.glue',
  'video.turn',
  'contrast',
];

/** A clause that only gives the place: "the bathhouse just before closing", "an old farmhouse kitchen". */
export function isPlace(reading: IdeaReading, clause: Place): boolean {
  const text = textOf(reading, clause);
  if (text.includes('¤') || countWords(text) > MAX_WORDS) return false;
  const nouns = hitsIn(reading, clause, ['video.placeNoun']);
  const isTimed = hasHit(reading, clause, ['video.moment']);
  if (hasHit(reading, clause, ['video.subjectEnd']) || nouns.length === 0) return false;
  // In languages with the place last, a verb ending may precede it.
  if (isNounLast(text)) {
    return isTimed || (!hasPlainVerb(reading, clause) && nouns.some(({ end }) => end === clause.end));
  }
  if (hasPlainVerb(reading, clause)) return false;
  return nouns.some((noun) => {
    const lead = part(reading, clause.start, noun.start);
    if (lead !== null && (countWords(textOf(reading, lead)) > MAX_LEAD_WORDS || hasHit(reading, lead, ['video.of'])))
      return false;
    // "An old lady at the bus stop" is a person.
    const links = hitsIn(reading, { start: clause.start, end: noun.start }, ['video.placeStart', 'video.before']);
    if (links.some(({ start }) => part(reading, clause.start, start) !== null)) return false;
    const rest = part(reading, noun.end, clause.end);
    return rest === null || startsWith(reading, rest, BEHIND);
  });
}

function isNounLast(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
}
