import type { CueHit } from './cue-index.ts';
import { type IntentId, traitsOf } from './intents.ts';
import type { IntentCue } from './lexicon.ts';

export type DetectedIntent = {
  intent: IntentId;
  /** A second deliverable that the idea also names. */
  second: IntentId | null;
  /** Position of the intent's first cue; the end of the text for the general case. */
  jobStart: number;
  jobEnd: number;
  /** True if the idea names it almost unmistakably; only then does a prompt use the job's request. */
  isCertain: boolean;
};
/** The words of a language for jobs, before a subject, and next to the name of a job. */
export type JobWords = {
  intentsOf: ReadonlyMap<string, readonly IntentCue[]>;
  patterns: { subject: RegExp; request: RegExp; requestAfter: RegExp };
};
/** `first` is the first cue found; `last` and `lastEnd` are the points and the end of the last one counted. */
type Score = { total: number; first: CueHit; last: number; lastEnd: number; namedAt: number };

/** Source: docs/decisions/0009-prompts.md, tuned on the ideas in testing/labelled-ideas. */
const EARLY_CHARS = 60;
const MIDDLE_CHARS = 120;
const MIDDLE_WEIGHT = 0.7;
const LATE_CHARS = 240;
const LATE_WEIGHT = 0.4;
const OPERATION_BONUS = 2.5;
const ACCEPTED_FROM = 3;
/** Of 941 labelled ideas that pass both, 13 are wrong (1,320 in all; docs/quality.md has what fresh ones say). */
const CERTAIN_FROM = 3.6;
const RIVAL_SHARE = 0.6;
const MAX_JOIN_CHARS = 40;
const SUBJECT_WEIGHT = 0.5;
const REQUEST_CHARS = 60;
/** A cue that names the job outright. */
export const NAMING_WEIGHT = 3;
const OPENING_CHARS = 24;
/** An opener that is much weaker than the best was hardly intended. */
const OPENING_SHARE = 0.85;
const CLAUSE_MARK = /[,;:.!?\n、。，；：！？،؛؟]/;

/** Finds the job that an idea names; below the threshold it is the general case. */
export function detectIntent(text: string, hits: readonly CueHit[], jobWords: JobWords): DetectedIntent {
  const scores = scoreIntents(text, hits, jobWords);
  let best: IntentId = 'general';
  let bestTotal = 0;
  for (const [intent, { total }] of scores) if (total > bestTotal) [best, bestTotal] = [intent, total];
  const opener = openingJob(text, best, scores);
  if (opener !== null) [best, bestTotal] = [opener, scores.get(opener)?.total ?? 0];
  const winner = scores.get(best);
  if (winner === undefined || bestTotal < ACCEPTED_FROM) {
    return { intent: 'general', second: null, jobStart: text.length, jobEnd: text.length, isCertain: false };
  }
  const first = { intent: best, hit: winner.first };
  const second = traitsOf(best).isOperation
    ? addedOperation(text, first, scores)
    : joinedDeliverable(text, first, scores);
  const swapped = second !== null && second.hit.start < first.hit.start;
  const [lead, other] = swapped ? [second, first] : [first, second];
  const isCertain = other === null && isNamedAlone(text, best, scores);
  return {
    intent: lead.intent,
    second: other?.intent ?? null,
    jobStart: lead.hit.start,
    jobEnd: lead.hit.end,
    isCertain,
  };
}

/** Named outright in the first clause, well above the threshold, and without a close second. */
function isNamedAlone(text: string, best: IntentId, scores: ReadonlyMap<IntentId, Score>): boolean {
  const winner = scores.get(best);
  if (winner === undefined || winner.total < CERTAIN_FROM) return false;
  const clauseEnd = text.search(CLAUSE_MARK);
  const isFirst = winner.namedAt < (clauseEnd < 0 ? text.length : clauseEnd);
  const rivals = [...scores].filter(([intent, { total }]) => intent !== best && total > RIVAL_SHARE * winner.total);
  return isFirst && rivals.length === 0;
}

/**
 * A job named at the start of the first clause ("cover letter for …, built a forecast") beats one that appears only in
 * a later clause, unless that one has much more evidence.
 */
function openingJob(text: string, best: IntentId, scores: ReadonlyMap<IntentId, Score>): IntentId | null {
  const leader = scores.get(best);
  const clauseEnd = text.search(CLAUSE_MARK);
  if (leader === undefined || leader.namedAt <= clauseEnd || clauseEnd < 0 || traitsOf(best).isOperation) return null;
  const openers = [...scores].filter(
    ([intent, { namedAt, total }]) =>
      namedAt <= OPENING_CHARS &&
      namedAt < clauseEnd &&
      total >= OPENING_SHARE * leader.total &&
      !traitsOf(intent).isOperation,
  );
  return openers.sort((a, b) => b[1].total - a[1].total)[0]?.[0] ?? null;
}

function scoreIntents(text: string, hits: readonly CueHit[], { intentsOf, patterns }: JobWords): Map<IntentId, Score> {
  const subjectMark = text.search(patterns.subject);
  const subjectStart = subjectMark < 0 ? text.length : subjectMark;
  const scores = new Map<IntentId, Score>();
  const seen = new Set<string>();
  for (const hit of hits) {
    const cues = intentsOf.get(hit.cue);
    if (cues === undefined || seen.has(hit.cue)) continue;
    seen.add(hit.cue);
    const place = placeFactor(text, hit, patterns) * (hit.start > subjectStart ? SUBJECT_WEIGHT : 1);
    const factor = place * (1 + Math.min(0.4, (hit.end - hit.start) / 40));
    for (const cue of cues) addScore(scores, cue.intent, cue.weight * factor, hit, cue.weight >= NAMING_WEIGHT);
  }
  return scores;
}

/** Of overlapping cues for one intent ("my resume", "resume") only the heavier one counts. */
function addScore(scores: Map<IntentId, Score>, intent: IntentId, points: number, hit: CueHit, isName: boolean): void {
  const namedAt = isName ? hit.start : Number.POSITIVE_INFINITY;
  const known = scores.get(intent);
  if (known === undefined) {
    const bonus = traitsOf(intent).isOperation ? OPERATION_BONUS : 0;
    scores.set(intent, { total: points + bonus, first: hit, last: points, lastEnd: hit.end, namedAt });
    return;
  }
  const isOverlap = hit.start < known.lastEnd;
  known.total += isOverlap ? Math.max(0, points - known.last) : points;
  known.last = isOverlap ? Math.max(points, known.last) : points;
  known.lastEnd = Math.max(known.lastEnd, hit.end);
  known.namedAt = Math.min(known.namedAt, namedAt);
}

/**
 * People name the job early; far into a pasted brief the same word usually refers to something else, unless a request
 * comes right before it ("… so please write an invitation").
 */
function placeFactor(text: string, { start, end }: CueHit, { request, requestAfter }: JobWords['patterns']): number {
  if (start < EARLY_CHARS) return 1 + 0.5 * (1 - start / EARLY_CHARS);
  const isAsked = () =>
    request.test(text.slice(Math.max(0, start - REQUEST_CHARS), start)) ||
    requestAfter.test(text.slice(end, end + REQUEST_CHARS));
  if (start < MIDDLE_CHARS || isAsked()) return 1;
  return start < LATE_CHARS ? MIDDLE_WEIGHT : LATE_WEIGHT;
}

/** "An email and a LinkedIn post": another deliverable whose name is joined to the first by "and" or a comma. */
function joinedDeliverable(
  text: string,
  first: { intent: IntentId; hit: CueHit },
  scores: ReadonlyMap<IntentId, Score>,
) {
  for (const [intent, { total, first: hit }] of scores) {
    if (intent === first.intent || total < ACCEPTED_FROM || !isDeliverable(intent)) continue;
    const [left, right] = hit.start < first.hit.start ? [hit, first.hit] : [first.hit, hit];
    const between = text.slice(left.end, right.start);
    if (
      right.start >= left.end &&
      between.length <= MAX_JOIN_CHARS &&
      isDeliverable(first.intent) &&
      JOIN.test(between)
    ) {
      return { intent, hit };
    }
  }
  return null;
}

/** "요약하고 번역도 해줘": another task with the same text, with the particle for "too" after either name. */
function addedOperation(text: string, first: { intent: IntentId; hit: CueHit }, scores: ReadonlyMap<IntentId, Score>) {
  for (const [intent, { total, first: hit }] of scores) {
    const { isOperation, source } = traitsOf(intent);
    if (intent === first.intent || total < ACCEPTED_FROM || !isOperation || source !== 'text') continue;
    const [left, right] = hit.start < first.hit.start ? [hit, first.hit] : [first.hit, hit];
    const between = text.slice(left.end, right.start);
    const isNear = right.start >= left.end && between.length <= MAX_JOIN_CHARS && !/[.!?\n]/.test(between);
    if (isNear && (TOO.test(text.slice(right.end)) || TOO_BEFORE.test(between))) return { intent, hit };
  }
  return null;
}

const TOO = /^\p{L}?(?:도|も)/u;
const TOO_BEFORE = /(?:도|も)\s?$/u;

/** The word for "and" in the twelve languages, a plus or an ampersand, followed by at most three words. */
const JOIN =
  /^[^,.;:!?\n]{0,24}?(?:\s(?:and|plus|et|y|e|und|ve|и)\s|[&+]|(?:\s|^)و|和|与|及|と|과|와|그리고)\s?(?:[\p{L}'-]+\s){0,3}$/u;

function isDeliverable(intent: IntentId): boolean {
  const { isOperation, carriesFacts } = traitsOf(intent);
  return carriesFacts && !isOperation;
}
