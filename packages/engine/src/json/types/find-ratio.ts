import { firstFrom, spansWithin } from '../../text/spans-within.ts';
import type { RatioId } from '../../words/json-words.ts';
import { type GroupHit, typedWord } from '../json-cues.ts';
import type { JsonReading } from '../read-request.ts';
import { referenceStart } from '../reference-start.ts';
import type { Clause } from '../split-clauses.ts';

export type FoundRatio = {
  value: string;
  /** The words name the format, not just a use that usually has it. */
  isStated: boolean;
};

type Span = Pick<Clause, 'start' | 'end'>;
type Asked = Pick<JsonReading, 'hits' | 'visible' | 'folded'>;

const RATIO: Readonly<Record<RatioId, string>> = {
  square: '1:1',
  portrait: '4:5',
  landscape: '3:2',
  tall: '9:16',
  wide: '16:9',
};
const WRITTEN_RATIO = /(?<![\d:])(\d{1,2}:\d{1,2})(?![\d:])(?!\s?(?:am|pm|h\b|uhr))/i;
const USUAL_RATIO = /^(?:1:1|[2-5]:[2-5]|16:9|9:16|21:9|9:21|16:10|10:16|2:1|1:2|3:1|1:3)$/;
/** A poster or a postcard comes in many formats; the word for square, high or wide decides. */
const USES: readonly string[] = ['ratio:portrait', 'ratio:landscape'];
/** The uses that have the same orientation as a word for high or wide. */
const USE_BESIDE: Readonly<Record<string, string>> = {
  'ratio:tall': 'ratio:portrait',
  'ratio:wide': 'ratio:landscape',
};
/** "Aspect ratio 16:9, please". */
const MAX_RATIO_CHARS = 32;
const PREFIX = /^(?:ratio|ratio-clause):/;

/** The request takes precedence over its reference. */
export function findRatio(asked: JsonReading, clauses: readonly Clause[]): FoundRatio | null {
  const until = Math.min(referenceStart(asked), asked.visible.length);
  return (
    ratioWithin({ start: 0, end: until }, asked, clauses) ??
    ratioWithin({ start: until, end: asked.visible.length }, asked, clauses)
  );
}

/** As written, otherwise from a word for the format, otherwise from a use that usually has it. */
function ratioWithin(span: Span, asked: JsonReading, clauses: readonly Clause[]): FoundRatio | null {
  const written = WRITTEN_RATIO.exec(asked.visible.slice(span.start, span.end))?.[1];
  if (written !== undefined && USUAL_RATIO.test(written)) return { value: written, isStated: true };
  const named = spansWithin(asked.hits, span).filter(
    (hit) => hit.group.startsWith('ratio:') || isRatioClause(hit, clauses, asked),
  );
  const ownNames = new Set(named.filter((hit) => hit.isStrong || fillsAny(hit, clauses, asked)));
  const isNamed = (hit: GroupHit) => ownNames.has(hit);
  // Of cues with the same start the longer one wins: "wallpaper" is wide, "wallpaper for my phone" is high.
  const [hit] = named.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || a.start - b.start || b.end - a.end);
  if (hit === undefined) return null;
  // "Poster, vertical": the use is already upright, and says more.
  const use = named.find(({ group }) => group === USE_BESIDE[hit.group]) ?? hit;
  const value = RATIO[use.group.replace(PREFIX, '') as RatioId];
  return { value, isStated: !USES.includes(use.group) || isNamed(use) };
}

/** True if a clause is about a format or a use that has one; a longer one also shows something. */
export function saysRatio({ start, end }: Span, asked: Asked): boolean {
  const clause = { start, end };
  const isNamed = (hit: GroupHit) =>
    isRatioClause(hit, [clause], asked) ||
    (hit.group.startsWith('ratio:') && (hit.isStrong || typedWord(asked.folded, hit).length * 2 >= end - start));
  const isWritten = end - start <= MAX_RATIO_CHARS && WRITTEN_RATIO.test(asked.visible.slice(start, end));
  return isWritten || spansWithin(asked.hits, clause).some(isNamed);
}

/** True if a clause gives the format of the picture, and nothing else. */
export function isRatio({ start, end }: Span, asked: Asked): boolean {
  const clause = { start, end };
  return (
    WRITTEN_RATIO.exec(asked.visible.slice(start, end))?.[0].length === end - start ||
    spansWithin(asked.hits, clause).some((hit) => PREFIX.test(hit.group) && fills(hit, clause, asked))
  );
}

/** "Landscape" is a format only if it is alone: elsewhere it is what a picture shows. */
function isRatioClause(hit: GroupHit, clauses: readonly Span[], asked: Pick<JsonReading, 'folded'>): boolean {
  return hit.group.startsWith('ratio-clause:') && fillsAny(hit, clauses, asked);
}

/** Clauses do not overlap, so only one of them can contain it. */
function fillsAny(hit: GroupHit, clauses: readonly Span[], asked: Pick<JsonReading, 'folded'>): boolean {
  const around = clauses[firstFrom(clauses, hit.start + 1) - 1];
  return around !== undefined && fills(hit, around, asked);
}

/** Accompanied by a small word at most ("in square"). */
function fills(hit: GroupHit, clause: Span, { folded }: Pick<JsonReading, 'folded'>): boolean {
  return isWithin(hit, clause) && typedWord(folded, hit).length * 3 >= (clause.end - clause.start) * 2;
}

function isWithin(hit: GroupHit, { start, end }: Span): boolean {
  return hit.start >= start && hit.end <= end;
}
