import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { artCuesIn } from './find-art-words.ts';

/** More than any real idea has; bounds the work for hostile input. */
const MAX_REASONS = 4;

/**
 * "…, because everyone has tulips.": a whole last clause of a sentence that tells why. One that may describe the picture
 * (a concept, a color, a quotation, a ban) stays.
 */
export function reasonClauses(reading: IdeaReading, words: ReadingWords): Place[] {
  const { clauses, visible, body, concepts, quotations, exclusions } = reading;
  const cues = artCuesIn(reading, words);
  const reasons = cues.filter(({ group }) => group === 'reasons').slice(0, MAX_REASONS);
  if (reasons.length === 0) return [];
  return clauses.filter((clause) => {
    if (!contains(body, clause) || clause.start <= body.start) return false;
    if (!reasons.some(({ start }) => start === clause.start)) return false;
    const isLast = clause.end >= body.end || /^\s{0,2}[.;!?。！？؟\n]/u.test(visible.slice(clause.end));
    const isTelling =
      [...concepts, ...quotations].some((span) => overlaps(clause, span)) ||
      exclusions.some(({ place }) => overlaps(clause, place)) ||
      cues.some(({ group, ...at }) => /^(?:colors|lettering|only)$/.test(group) && overlaps(clause, at));
    const isIdle = cues.some(({ group, ...at }) => group === 'hypothetical' && contains(clause, at));
    return isLast && isIdle && !isTelling;
  });
}
