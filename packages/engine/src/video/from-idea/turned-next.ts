import type { IdeaReading } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { hitsIn } from './hits-in.ts';

/** The clause behind this one, if it turns against it ("strong wind | but the sheets do not move"). */
export function turnedNext(reading: IdeaReading, clause: Place): Place | null {
  const next = reading.clauses.find(({ start }) => start >= clause.end);
  if (next === undefined) return null;
  const turns = hitsIn(reading, next, ['contrast', 'video.adversative']);
  return turns.some(({ start }) => start === next.start) ? next : null;
}
