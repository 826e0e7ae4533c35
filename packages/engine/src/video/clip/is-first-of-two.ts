import type { IdeaReading } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { hasHit } from '../from-idea/hits-in.ts';

/** "From a close-up to …", "wide, then close": the first of two. */
export function isFirstOfTwo(reading: IdeaReading, { start, end }: Place): boolean {
  const { visible, clauses } = reading;
  const isStep = clauses.some(
    (clause) => clause.start <= start && end <= clause.end && hasHit(reading, clause, ['video.then']),
  );
  if (isStep) return true;
  const before = /(?:从|由|\b(?:from|from a|vom|von|von einem|du|dal)\s)$/u.test(visible.slice(0, start));
  return before || /^(?:으로|로|에서|부터|から|まで)/u.test(visible.slice(end));
}
