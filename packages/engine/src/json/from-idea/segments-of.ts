import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import { allMatches } from '../../text/all-matches.ts';
import type { JsonCue } from '../../words/reading-words.ts';
import { hasCue, OR } from './has-cue.ts';

/** What opens a list stands before its first field, or in a language with the verb at the end behind its last. */
export const OPENERS: readonly JsonCue[] = ['fields', 'extract', 'schema', 'function', 'config'];
const RULES: readonly JsonCue[] = ['null-when-missing', 'in-cents'];
/** Arabic writes "and" together with the next word; these begin with the same letter. */
const ARABIC_AND = /(?<=\p{L})\s+و(?=(?!قت|صف|زن|حد|ظيف|سيل|رق|لد|جه|ثيق)\p{L})/gu;

/** The pieces of the idea between marks and joiners; a bracket belongs to the piece before it. */
export function segmentsOf(reading: IdeaReading): Place[] {
  const joiners = reading.hits.filter(({ group }) => group === 'joiner');
  return reading.clauses.flatMap((clause) => {
    const clipped = { start: Math.max(clause.start, reading.body.start), end: Math.min(clause.end, reading.body.end) };
    if (clipped.start >= clipped.end) return [];
    if (isSentence(reading, clipped)) return [clipped];
    const segments: Place[] = [];
    let { start } = clipped;
    const marks = allMatches(reading.visible.slice(clipped.start, clipped.end), /、/g).map(({ index }) => ({
      start: clipped.start + index,
      end: clipped.start + index + 1,
    }));
    const cuts = [...joiners.filter((joiner) => !isOr(reading, joiner)), ...marks, ...arabicAnds(reading, clipped)]
      .filter((cut) => contains(clipped, cut) && !isBracketed(reading, cut))
      .toSorted((a, b) => a.start - b.start);
    start = openingIn(reading, clipped) ?? start;
    for (const cut of [...cuts.filter((cut) => cut.start >= start), { start: clipped.end, end: clipped.end }]) {
      const segment = trimmed(reading.visible, { start, end: cut.start });
      if (segment !== null) segments.push(segment);
      start = cut.end;
    }
    return segments;
  });
}

function isOr(reading: IdeaReading, { start, end }: Place): boolean {
  return OR.test(` ${reading.visible.slice(start, end)} `);
}

function arabicAnds(reading: IdeaReading, clause: Place): Place[] {
  return allMatches(reading.visible.slice(clause.start, clause.end), ARABIC_AND).map(({ index, 0: mark }) => ({
    start: clause.start + index,
    end: clause.start + index + mark.length,
  }));
}

/** A clause that is a rule is kept whole. */
export function isSentence(reading: IdeaReading, clause: Place): boolean {
  return hasCue(reading, clause, RULES) || reading.exclusions.some(({ place }) => overlaps(place, clause));
}

function isBracketed({ visible }: IdeaReading, { start }: Place): boolean {
  const open = Math.max(visible.lastIndexOf('(', start), visible.lastIndexOf('（', start));
  return open >= 0 && !/[)）]/.test(visible.slice(open, start));
}

/** Where a list opens in a clause: behind a colon or a word for its fields. What stands before is no field. */
export function openingIn(reading: IdeaReading, clause: Place): number | null {
  const text = reading.visible.slice(clause.start, clause.end);
  const colon = /[:：](?=\s|$)/u.exec(text);
  const head = { start: clause.start, end: clause.start + (colon?.index ?? 0) };
  if (colon !== null && (hasCue(reading, head, OPENERS) || head.start <= reading.body.start)) return head.end + 1;
  const fields = reading.hits.filter(({ group, ...at }) => group === 'json.fields' && contains(clause, at)).at(-1);
  const isBehind = fields !== undefined && fields.end < clause.end && fields.start > clause.start;
  return isBehind && clause.start <= reading.body.start ? fields.end : null;
}
