import type { IdeaReading } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { formatAtEnd } from './find-format.ts';
import { hasHit, part, textOf } from './hits-in.ts';
import { hasPlainVerb, startsWith } from './plain-verbs.ts';
import { isDoing } from './read-order.ts';

/** "A reel for our shop": the client, which is not visible. */
export function isOrder(reading: IdeaReading, rest: Place): boolean {
  const words = part(reading, rest.start, rest.end);
  return (
    words !== null &&
    !isDoing(textOf(reading, words)) &&
    startsWith(reading, words, ['video.glue', 'video.forWhom']) &&
    !hasPlainVerb(reading, words)
  );
}

/** "For our shop a 15 second video". */
export function isOrderWhole(reading: IdeaReading, place: Place): boolean {
  const last = formatAtEnd(reading, place);
  return last !== null && startsWith(reading, place, ['video.forWhom']) && hasHit(reading, last, ['video.request']);
}
