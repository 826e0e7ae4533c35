import { SISTER_MEDIUM } from '../../reading/media.ts';
import type { IdeaReading } from '../../reading/read-idea.ts';
import { type ConceptSpan, contains, overlaps } from '../../reading/span.ts';
import { type ArtIdeaWords, MEDIA_ALONE } from '../../words/art-idea-words.ts';

const IS_DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const MAX_JOINERS = 200;
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

/** "Gouache and pastel": of two materials joined by "and", neither is the technique of the picture. */
export function withoutMixedMedia(reading: IdeaReading, { alone }: ArtIdeaWords): IdeaReading {
  const { hits, visible, concepts } = reading;
  const isMixed = (span: ConceptSpan) =>
    hits.slice(0, MAX_JOINERS).some(({ group, start, end }) => {
      if (group !== 'joiner') return false;
      const isAhead = visible.slice(end, span.start).trim() === '' && end <= span.start;
      const isBehind = visible.slice(span.end, start).trim() === '' && span.end <= start;
      const rest = isAhead ? visible.slice(0, start).trimEnd() : visible.slice(end).trimStart();
      const isNear = (word: string) =>
        isAhead ? !/\p{L}$/u.test(rest.slice(0, -word.length)) && rest.endsWith(word) : startsWithWord(rest, word);
      return (
        (isAhead || isBehind) &&
        MEDIA_ALONE.some((medium) => medium !== span.id && alone[medium]?.some(isNear) === true)
      );
    });
  const mixed = concepts.filter((span) => span.kind === 'medium' && SISTER_MEDIUM.test(span.id) && isMixed(span));
  return mixed.length === 0
    ? reading
    : { ...reading, concepts: concepts.filter((span) => !mixed.some((one) => overlaps(one, span))) };
}

function startsWithWord(text: string, word: string): boolean {
  return text.startsWith(word) && (IS_DENSE.test(word) || !/^\p{L}/u.test(text.slice(word.length)));
}
