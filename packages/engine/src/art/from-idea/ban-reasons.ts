import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, type Exclusion, overlaps, type Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { artCuesIn } from './find-art-words.ts';

/** More than any real idea has; bounds the work for hostile input. */
const MAX_REASONS = 8;

/** A ban, and the end of the clause that merely explains it. */
export type ExplainedBan = Exclusion & { why: Place | null };

/**
 * "No pumpkins because then it looks like halloween": the reason is not excluded itself; it is removed with the ban.
 */
export function explained(bans: readonly Exclusion[], reading: IdeaReading, words: ReadingWords): ExplainedBan[] {
  const cues = artCuesIn(reading, words);
  const reasons = cues.filter(({ group }) => group === 'reasons').slice(0, MAX_REASONS);
  const tells = cues.filter(({ group }) => group === 'hypothetical').slice(0, MAX_REASONS * 2);
  const isIdle = (why: Place) => tells.some((word) => contains(why, word));
  const remarks = cues.filter(({ group }) => group === 'remarks').slice(0, MAX_REASONS);
  if (reasons.length === 0 && remarks.length === 0) return bans.map((ban) => ({ ...ban, why: null }));
  /** "No balloons, that's forbidden." */
  const isRemark = (why: Place) =>
    remarks.some((word) => contains(why, word)) &&
    /^\s{0,2}(?:$|[.;!?。！？؟\n])/u.test(reading.visible.slice(why.end)) &&
    ![...reading.concepts, ...reading.quotations].some((span) => overlaps(why, span)) &&
    !cues.some(({ group, ...at }) => /^(?:colors|lettering|only)$/.test(group) && contains(why, at));
  return bans.flatMap((ban): ExplainedBan[] => {
    const inside = reasons.find(({ start }) => start > ban.place.start && start < ban.place.end);
    const clause = reading.clauses.findLast(({ start, end }) => start < ban.place.end && ban.place.end <= end);
    if (inside !== undefined && clause !== undefined) {
      const things = ban.things.flatMap(({ start, end }) => {
        const thing =
          start < inside.start ? trimmed(reading.visible, { start, end: Math.min(end, inside.start) }) : null;
        return thing === null ? [] : [thing];
      });
      const place = { start: ban.place.start, end: trimmedEnd(reading.visible, inside.start) };
      const why = { start: inside.start, end: clause.end };
      // An explanation that describes the picture stays with its ban, verbatim.
      return isIdle(why) && things.length > 0 ? [{ things, place, why }] : [];
    }
    const from = clause === undefined ? -1 : reading.clauses.indexOf(clause) + 1;
    const next = reading.clauses[from];
    const isNext =
      clause !== undefined &&
      next !== undefined &&
      /^[\s,،，、]*$/u.test(reading.visible.slice(clause.end, next.start)) &&
      contains(reading.body, next) &&
      (isRemark(next) || reasons.some(({ start }) => start === next.start));
    const behind = reasons.find(({ start, end }) => start === ban.place.end + 1 && end <= (clause?.end ?? 0));
    if (behind !== undefined && clause !== undefined) {
      const why = { start: behind.start, end: clause.end };
      return isIdle(why) ? [{ ...ban, why }] : [];
    }
    return [{ ...ban, why: isNext && (isIdle(next) || isRemark(next)) ? next : null }];
  });
}

function trimmedEnd(visible: string, end: number): number {
  return visible.slice(0, end).trimEnd().length;
}
