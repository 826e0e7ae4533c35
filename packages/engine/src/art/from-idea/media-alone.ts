import type { IdeaReading } from '../../reading/read-idea.ts';
import { type ConceptSpan, contains, overlaps } from '../../reading/span.ts';
import { type ArtIdeaWords, MEDIA_ALONE } from '../../words/art-idea-words.ts';

/** More than any real idea has; bounds the work for hostile input. */
const MAX_CLAUSES = 24;

/**
 * "A robin on a twig, colored pencil": a material that can also be a thing ("a pencil on a desk") names the medium only
 * as a separate clause after another one, and if no other medium is named.
 */
export function withMediaAlone(reading: IdeaReading, { alone }: ArtIdeaWords): IdeaReading {
  const { clauses, visible, body, exclusions, concepts } = reading;
  if (concepts.some(({ kind }) => kind === 'medium')) return reading;
  const named = clauses.slice(1, MAX_CLAUSES).flatMap((clause): ConceptSpan[] => {
    const text = visible.slice(clause.start, clause.end).trim();
    const id = MEDIA_ALONE.find((medium) => alone[medium]?.includes(text));
    const isAsked = contains(body, clause) && !exclusions.some(({ place }) => overlaps(place, clause));
    return id === undefined || !isAsked ? [] : [{ ...clause, kind: 'medium', id, state: 'asked' }];
  });
  // Two of them may be objects lying there.
  return named.length === 1 ? { ...reading, concepts: [...concepts, ...named] } : reading;
}
