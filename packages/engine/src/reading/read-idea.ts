import { allMatches } from '../text/all-matches.ts';
import { fillSpans } from '../text/fill-spans.ts';
import { type FoldedText, foldText, typedBetween } from '../text/fold-text.ts';
import { LINK } from '../text/links.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { conceptKindOf } from './concepts.ts';
import { findExclusions } from './find-exclusions.ts';
import { findQuotations } from './find-quotations.ts';
import { findHits, type Hit, isConcept } from './lexicon-of.ts';
import { CRAFTED_MEDIUM, TELLING_MEDIUM, YIELDING_MEDIUM } from './media.ts';
import { type ConceptSpan, type Exclusion, overlaps, type Place, type Quotation } from './span.ts';
import { splitClauses } from './split-clauses.ts';

/** The content of an idea, as spans over its folded text. Nothing is inferred from what it does not say. */
export type IdeaReading = {
  folded: FoldedText;
  /** The folded text with quotations and links blanked; positions refer to `folded`. */
  visible: string;
  /** The idea without the opening and closing words of the request. */
  body: Place;
  clauses: readonly Place[];
  quotations: readonly Quotation[];
  concepts: readonly ConceptSpan[];
  exclusions: readonly Exclusion[];
  /** The length of the clip in seconds, if the idea gives exactly one. */
  seconds: number | null;
  /** e.g. "16:9", if the idea contains it exactly once. */
  aspect: string | null;
  /** Operators and film words, for callers that need their positions. */
  hits: readonly Hit[];
};

/** Neither a letter nor a space: long runs of spaces would make patterns slow. */
const BLANK = '¤';
const JOINS = /^(?:joiner|either)$/;
const ASPECT = /(?<![\d:.,])(?:1:1|16:9|9:16|4:3|3:4|3:2|2:3|4:5|5:4|21:9|2:1|1:2)(?![\d:]|[.,]\d)/g;

export function readIdea(typed: string, words: ReadingWords): IdeaReading {
  const folded = foldText(typed.trim());
  const quotations = findQuotations(folded.text, words);
  const links = allMatches(folded.text, LINK);
  const masked = [
    ...quotations.map(({ start, end }) => ({ index: start, 0: folded.text.slice(start, end) })),
    ...links,
  ];
  const visible = fillSpans(folded.text, masked, BLANK);
  // "où" means "where", but folded it looks like "ou" ("or").
  const hits = findHits(visible, words).filter(
    ({ group, start, end }) => !JOINS.test(group) || !/ù/i.test(typedBetween(folded, start, end)),
  );
  const contrasts = hits.filter(({ group }) => group === 'contrast').map(({ start }) => start);
  const clauses = splitClauses(visible, contrasts, words.spelling);
  const body = bodyOf(visible, hits);
  const exclusions = findExclusions(visible, withinBody(clauses, body), hits, new Set(words.json.article));
  const aspects = [...new Set(allMatches(visible, ASPECT).map(({ 0: ratio }) => ratio))];
  return {
    folded,
    visible,
    body,
    clauses,
    quotations,
    concepts: stateOf(hits, exclusions),
    exclusions,
    seconds: secondsIn(visible, hits),
    aspect: aspects.length === 1 ? (aspects[0] ?? null) : null,
    hits,
  };
}

/** The typed text at a position of the reading. */
export function typedAt({ folded }: IdeaReading, { start, end }: Place): string {
  return typedBetween(folded, start, end).trim();
}

function withinBody(clauses: readonly Place[], body: Place): Place[] {
  const clipped = clauses.map(({ start, end }) => ({
    start: Math.max(start, body.start),
    end: Math.min(end, body.end),
  }));
  return clipped.filter(({ start, end }) => start < end);
}

/** 给我家猫做个…: not "give me", but "for my cat": somebody of mine behind it, or what is to be made further on. */
const FOR_MY = /给我$/u;
const OWNS =
  /^(?:[家们妈爸爷奶哥姐弟妹娃孩儿女店的老]|[^，。,.:：\s个一]{1,20}[写做画弄搞整出](?:[个份张幅段篇封套条]|一[个份张幅段篇封套条]))/u;
/** 写个…: the measure belongs to the verb in front of it; 个人 is a word. */
const MEASURE = /^[写做画我要来弄搞整出]个(?![人体性位子月数别案税股展])/u;

function bodyOf(visible: string, hits: readonly Hit[]): Place {
  let start = 0;
  let end = visible.length;
  const skip = (at: number) => {
    const gap = /^[\s,.:!¿¡،、，：]*/u.exec(visible.slice(at, at + 8));
    return at + (gap?.[0].length ?? 0);
  };
  for (let isMoving = true; isMoving; ) {
    start = skip(start);
    const lead = hits.filter((hit) => hit.group === 'lead.in' && hit.start === start).at(-1);
    const isOwner =
      lead !== undefined && FOR_MY.test(visible.slice(start, lead.end)) && OWNS.test(visible.slice(lead.end));
    isMoving = lead !== undefined && !isOwner && skip(lead.end) < visible.length;
    if (lead !== undefined && isMoving) start = MEASURE.test(visible.slice(lead.end - 1)) ? lead.end + 1 : lead.end;
  }
  for (let isMoving = true; isMoving; ) {
    let tail = end;
    while (tail > start && /[\s,.。、，!！?？]/u.test(visible.charAt(tail - 1))) tail -= 1;
    const out = hits.filter(
      (hit) => hit.group === 'lead.out' && hit.end === tail && hit.start > start && !isSpoken(hit, hits),
    );
    isMoving = out.length > 0;
    if (isMoving) end = Math.min(...out.map((hit) => hit.start));
  }
  if (end < visible.length) end = visible.slice(0, end).replace(/[\s,、，;]+$/u, '').length;
  return { start: skip(start), end };
}

/** "A card that says thank you" asks for the words. */
function isSpoken(out: Hit, hits: readonly Hit[]): boolean {
  return hits.some(({ group, end }) => group === 'video.saying' && end < out.start && out.start - end <= 2);
}

function stateOf(hits: readonly Hit[], exclusions: readonly Exclusion[]): ConceptSpan[] {
  const corrections = hits.filter(({ group }) => group === 'correction').slice(0, MAX_CORRECTIONS);
  const named = hits.flatMap(({ group, start, end }): ConceptSpan[] =>
    isConcept(group) ? [{ kind: conceptKindOf(group), id: group, start, end, state: 'asked' }] : [],
  );
  // "色鉛筆で": a pencil is not one more medium inside a colored one.
  const spans = named.filter((span) => span.kind !== 'medium' || !named.some((other) => isInside(span, other)));
  for (const span of spans) {
    if (!DENIES_ITSELF.test(span.id) && exclusions.some(({ place }) => overlaps(place, span))) span.state = 'banned';
  }
  for (const { start, end } of corrections) {
    const before = spans.filter((span) => span.end <= start && span.state === 'asked');
    for (const after of spans.filter((span) => span.start >= end && span.state === 'asked')) {
      const dead = before.filter(({ kind }) => kind === after.kind).at(-1);
      if (dead !== undefined && dead.id !== after.id) dead.state = 'dead';
    }
  }
  for (const kind of SINGLE_KINDS) {
    const isChoice = hasChoice(
      hits,
      spans.filter((span) => span.kind === kind && span.state === 'asked'),
    );
    // An accent appears next to the palette in which it is one.
    const asked = spans.filter(
      (span) =>
        span.kind === kind &&
        span.state === 'asked' &&
        span.id !== 'palette.one-accent' &&
        (isChoice || !(TELLING_MEDIUM.test(span.id) || YIELDING_MEDIUM.test(span.id))),
    );
    const ids = new Set(asked.map(({ id }) => id));
    const isPhotographed = ids.size === 2 && ids.has('medium.photo') && [...ids].some((id) => CRAFTED_MEDIUM.test(id));
    if (ids.size > 1 && !isPhotographed) for (const span of asked) span.state = 'rival';
  }
  return spans;
}

/** "Batik or quilt": an "or" elsewhere ("no blue or green") leaves the more telling one certain. */
function hasChoice(hits: readonly Hit[], asked: readonly ConceptSpan[]): boolean {
  const [first] = asked;
  const last = asked.at(-1);
  return (
    first !== undefined &&
    last !== undefined &&
    hits.some(({ group, start, end }) => group === 'either' && start >= first.end && end <= last.start)
  );
}

function isInside(span: ConceptSpan, other: ConceptSpan): boolean {
  if (other.kind !== span.kind || other.id === span.id || !overlaps(other, span)) return false;
  const difference = other.end - other.start - (span.end - span.start);
  return difference > 0 || (difference === 0 && other.start < span.start);
}

const MAX_CORRECTIONS = 3;
/** Concepts that are negations themselves. */
const DENIES_ITSELF = /^(?:sound\.no-|move\.(?:one-take|static)$|artefact\.pattern$)/;
/** A picture has one of these: two named ones are alternatives, a mixture or a picture in a picture. */
const SINGLE_KINDS: readonly ConceptSpan['kind'][] = ['medium', 'artefact', 'palette'];

function secondsIn(visible: string, hits: readonly Hit[]): number | null {
  const found = hits.flatMap(({ group, start }) => {
    if (group !== 'seconds') return [];
    const number = /(?<![\d:.-]|\d,)(\d{1,3})[\s-]{0,2}$/.exec(visible.slice(Math.max(0, start - 8), start))?.[1];
    return number === undefined ? [] : [Number(number)];
  });
  const different = [...new Set(found)];
  return different.length === 1 ? (different[0] ?? null) : null;
}
