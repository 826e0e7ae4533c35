import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, type Exclusion, overlaps } from '../../reading/span.ts';
import type { ReadingWords } from '../../words/reading-words.ts';

const MAX_WORDS = 3;
/** More than any real idea has; bounds the work for hostile input. */
const MAX_CLAUSES = 24;

/** A short clause that ends in its negation excludes what comes before it ("людей нет", "gente no"). */
export function withClosingBans(reading: IdeaReading, { art }: ReadingWords): IdeaReading {
  const { clauses, hits, visible, exclusions, body } = reading;
  const added = clauses.slice(0, MAX_CLAUSES).flatMap((clause): Exclusion[] => {
    const text = visible.slice(clause.start, clause.end);
    const cue = art.closing.find((one) => text.endsWith(` ${one}`));
    if (cue === undefined || !contains(body, clause) || exclusions.some(({ place }) => overlaps(place, clause)))
      return [];
    const thing = { start: clause.start, end: clause.end - cue.length - 1 };
    const list = visible.slice(thing.start, thing.end).split(/\s+/);
    const isNoThing =
      list.length > MAX_WORDS ||
      list.some((word) => art.refers.includes(word) || art.link.includes(word)) ||
      hits.some(
        ({ group, ...at }) =>
          /^(?:video\.(?:verbs|relative|before)|harmless|joiner|either)$/.test(group) && overlaps(thing, at),
      );
    return isNoThing ? [] : [{ things: [thing], place: clause }];
  });
  if (added.length === 0) return reading;
  return {
    ...reading,
    exclusions: [...exclusions, ...added].toSorted((a, b) => a.place.start - b.place.start),
    concepts: reading.concepts.map((span) =>
      added.some(({ place }) => contains(place, span)) ? { ...span, state: 'banned' } : span,
    ),
  };
}
