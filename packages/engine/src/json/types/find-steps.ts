import { allMatches } from '../../text/all-matches.ts';
import { typedBetween } from '../../text/fold-text.ts';
import { firstFrom, spansWithin } from '../../text/spans-within.ts';
import { jsonLexiconOf } from '../json-cues.ts';
import type { StepKind } from '../prompt-types.ts';
import type { JsonReading } from '../read-request.ts';
import { type Clause, listPoints, splitClauses } from '../split-clauses.ts';
import { type ClauseRole, matchOf, roleOf } from './clause-role.ts';
import { innerJoiners, isLed, stepAction } from './step-form.ts';

export type FoundSteps = {
  /** The text above a list of steps. */
  goal: string | null;
  trigger: string | null;
  steps: { action: string; kind: StepKind }[];
  rules: string[];
  limits: string[];
  approvals: string[];
  onError: { when: string; do: string }[];
  stops: string[];
};
type Span = { start: number; end: number };
type RoledClause = Clause & { role: ClauseRole | null };

const MAX_STEPS = 8;
/** A trigger names at least an event and its object. */
const MIN_TRIGGER_WORDS = 3;
/** "At 7:30 CET", folded. */
const ZONE_AFTER = /^\s(?:utc|gmt|ces?t|mes?z|wes?t|[ecmp][sd]t|jst|kst|msk)(?![a-z])/;
const WORD = /[\p{L}\p{N}'’-]+/gu;

/** Parses a job into trigger, steps and rules, each in the typed words. */
export function findSteps(asked: JsonReading): FoundSteps {
  const { folded, visible, json } = asked;
  const lead = matchOf(jsonLexiconOf(json.words).patterns.jobLead, visible)?.[0].length ?? 0;
  const clauses = mergeClauses(splitClauses(visible, breaksIn(asked)), asked)
    .map((clause) => (clause.start < lead ? { ...clause, start: Math.min(lead, clause.end) } : clause))
    .filter(({ start, end }) => start < end);
  const found: FoundSteps = {
    goal: null,
    trigger: null,
    steps: [],
    rules: [],
    limits: [],
    approvals: [],
    onError: [],
    stops: [],
  };
  const listStart = listPoints(visible)[0]?.start ?? 0;
  const spans: Span[] = [];
  for (const [order, clause] of clauses.entries()) {
    if (clause.role !== null) {
      fileRule(found, clause, asked);
      if (clause.role === 'approval' && isDone(asked, clause)) spans.push(clause);
      continue;
    }
    const isOpen = clauses[order + 1]?.isAfterComma !== true;
    const trigger = found.trigger === null ? triggerOf(asked, clause, isOpen) : '';
    if (trigger !== '') found.trigger = typedBetween(folded, clause.start, clause.start + ownLength(trigger, asked));
    const text = visible.slice(clause.start + trigger.length, clause.end);
    const start = clause.start + trigger.length + (/^[\s,:]*/.exec(text)?.[0].length ?? 0);
    if (start >= clause.end) continue;
    const rest = { ...clause, start, role: trigger === '' ? null : roleOf(visible.slice(start, clause.end), asked) };
    if (rest.role !== null) fileRule(found, rest, asked);
    else if (clause.end <= listStart) found.goal = headingOf(found.goal, typedBetween(folded, start, clause.end));
    else spans.push(rest);
  }
  if (spans.length === 0) spans.push({ start: 0, end: visible.length });
  const isPassive = isLed(spans, asked);
  found.steps = atMost(spans).map((span) => describeStep(span, asked, isPassive));
  return found;
}

function headingOf(before: string | null, text: string): string {
  const heading = text.replace(/(?<!\s)\s*[:：]\s*$/, '');
  return before === null ? heading : `${before}; ${heading}`;
}

function fileRule(found: FoundSteps, { role, start, end }: RoledClause, { folded, visible, json }: JsonReading) {
  const typed = typedBetween(folded, start, end).trim();
  if (role === 'approval') found.approvals.push(typed);
  else if (role === 'stopWhen') found.stops.push(typed);
  else if (role === 'condition') found.rules.push(typed);
  else if (role !== 'onError') found.limits.push(typed);
  else {
    const when = matchOf(jsonLexiconOf(json.words).patterns.onError, visible.slice(start, end))?.[0].length ?? 0;
    const done = typedBetween(folded, start + when, end).replace(/^[\s,、，:：]+/, '');
    if (done === '') found.rules.push(typed);
    else found.onError.push({ when: typedBetween(folded, start, start + when).trim(), do: done });
  }
}

function describeStep({ start, end }: Span, asked: JsonReading, isPassive: boolean): FoundSteps['steps'][number] {
  const { visible, json } = asked;
  const tail = matchOf(jsonLexiconOf(json.words).patterns.jobTail, visible.slice(start, end))?.index ?? end - start;
  return {
    action: stepAction({ start, end: tail === 0 ? end : start + tail }, asked, isPassive),
    kind: kindOf(asked, start, end),
  };
}

function breaksIn(asked: JsonReading): { start: number; end: number }[] {
  const { visible, hits, json } = asked;
  const { stepJoiner, verbJoiner } = jsonLexiconOf(json.words).patterns;
  const verbs = new Set(hits.filter(({ group }) => group.startsWith('step:')).map(({ start }) => start));
  const place = ({ index, 0: match }: RegExpExecArray) => ({ start: index, end: index + match.length });
  const joiners = allMatches(visible, verbJoiner).map(place);
  return [
    ...allMatches(visible, stepJoiner).map(place),
    ...joiners.filter(({ end }) => verbs.has(end)),
    ...innerJoiners(asked, joiners),
  ];
}

/** After a comma, only a verb or a rule starts something new; a rule includes what it decides about. */
function mergeClauses(clauses: readonly Clause[], asked: JsonReading): RoledClause[] {
  const merged: RoledClause[] = [];
  /** In verb-final languages, a clause without a verb waits for the one that has it. */
  let waiting: Clause | null = null;
  let holds: ClauseRole | null = null;
  for (const [order, clause] of clauses.entries()) {
    const text = asked.visible.slice(clause.start, clause.end);
    const isTrigger = merged.length === 0 && matchOf(jsonLexiconOf(asked.json.words).patterns.trigger, text) !== null;
    const heard = roleOf(text, asked);
    // "When an invoice is approved, pay it": at the start, an approval is the trigger.
    const role = isTrigger && heard === 'approval' ? null : heard;
    const last = merged.at(-1);
    // "Send nothing, before she has agreed" is one rule in two clauses.
    const isHeld = last?.role === 'prohibition' || (last?.role === 'condition' && holds === 'condition');
    if (role === 'approval' && last !== undefined && isHeld && !clause.opensSentence) {
      last.end = clause.end;
      last.role = role;
      holds = role;
      continue;
    }
    if (waiting === null && last !== undefined && role === null && belongsTo(last, clause, holds, asked)) {
      last.end = clause.end;
      if (holds === 'condition') holds = null;
      continue;
    }
    const next: RoledClause = {
      ...clause,
      role,
      ...(waiting === null || clause.opensSentence ? {} : startOf(waiting)),
    };
    if (waiting !== null && clause.opensSentence) merged.push({ ...waiting, role: null });
    waiting = null;
    const follows = clauses[order + 1];
    if (role === null && follows?.isAfterComma === true && isVerbLast(asked) && !hasVerb(asked, clause)) waiting = next;
    else merged.push(next);
    holds = role;
  }
  if (waiting !== null) merged.push({ ...waiting, role: null });
  return merged;
}

function startOf({ start, isAfterComma, opensSentence }: Clause) {
  return { start, isAfterComma, opensSentence };
}

/** If the words of the language say so: a verb may be anywhere, and a step ends in it. */
function isVerbLast({ json }: JsonReading): boolean {
  return json.words.verbReach === 0 && json.words.verbsLast;
}

/** True if a clause that is not a rule itself continues what the last one started. */
function belongsTo(last: RoledClause, clause: Clause, holds: ClauseRole | null, asked: JsonReading): boolean {
  if (clause.opensSentence) return false;
  if (last.role === 'onError' || last.role === 'stopWhen') return true;
  if (last.role === 'approval') return asked.json.words.verbReach === 0 || !opensWithVerb(asked, clause);
  // "If it is empty, stop and tell me": both depend on the same condition.
  if (!clause.isAfterComma) return last.role === 'condition' && holds !== 'condition';
  if (last.role === 'condition') return holds === 'condition' || !hasVerb(asked, clause);
  if (last.role !== null) return asked.json.words.verbReach === 0 || !opensWithVerb(asked, clause);
  return !isVerbLast(asked) && !hasVerb(asked, clause);
}

function opensWithVerb({ hits }: JsonReading, { start }: Clause): boolean {
  return hits.slice(firstFrom(hits, start), firstFrom(hits, start + 1)).some(({ group }) => group.startsWith('step:'));
}

/** "Send it after approval" is also a step. */
function isDone({ hits, json }: JsonReading, { start }: Clause): boolean {
  if (json.words.verbReach === 0) return false;
  const here = hits.slice(firstFrom(hits, start), firstFrom(hits, start + 1));
  return here.some((hit) => /^step:(?:send|store|delete|pay|write)$/.test(hit.group));
}

function hasVerb({ visible, hits, json }: JsonReading, { start, end }: Clause): boolean {
  const { trigger } = jsonLexiconOf(json.words).patterns;
  if (matchOf(trigger, visible.slice(start, end)) !== null) return true;
  const wordStarts = allMatches(visible.slice(start, end), WORD).map(({ index }) => start + index);
  const reach = json.words.verbReach === 0 ? end : (wordStarts[json.words.verbReach] ?? end);
  const until = Math.min(reach, end);
  return hits.slice(firstFrom(hits, start), firstFrom(hits, until)).some(({ group }) => group.startsWith('step:'));
}

/**
 * The trigger at the start of a clause.
 * @param isOpen no comma ends the clause, so that it may also contain the first step
 */
function triggerOf({ visible, hits, json }: JsonReading, { start, end }: Clause, isOpen: boolean): string {
  const trigger = matchOf(jsonLexiconOf(json.words).patterns.trigger, visible.slice(start, end))?.[0].trimEnd() ?? '';
  const zone = trigger === '' ? '' : (ZONE_AFTER.exec(visible.slice(start + trigger.length, end))?.[0] ?? '');
  if (!isOpen || trigger.length + zone.length < end - start) return trigger + zone;
  const second = allMatches(trigger, WORD)[MIN_TRIGGER_WORDS]?.index ?? trigger.length;
  const verb = spansWithin(hits, { start: start + second, end }).find(({ group }) => group.startsWith('step:'));
  return verb === undefined ? trigger : trigger.slice(0, verb.start - start).trimEnd();
}

function ownLength(trigger: string, { json }: JsonReading): number {
  return matchOf(jsonLexiconOf(json.words).patterns.triggerTail, trigger)?.index ?? trigger.length;
}

/** The first verb, if any. */
function kindOf({ hits }: JsonReading, start: number, end: number): StepKind {
  const inside = spansWithin(hits, { start, end }).filter(({ group }) => group.startsWith('step:'));
  // Of verbs with the same start the longer one wins: "write a row" stores.
  const [first] = inside.toSorted((a, b) => a.start - b.start || b.end - a.end);
  return first === undefined ? 'other' : (first.group.slice('step:'.length) as StepKind);
}

/** Anything beyond the last step is appended to it, so that nothing is dropped. */
function atMost(spans: readonly { start: number; end: number }[]): { start: number; end: number }[] {
  const kept = spans.slice(0, MAX_STEPS).map((span) => ({ ...span }));
  const last = kept.at(-1);
  if (last !== undefined) last.end = spans.at(-1)?.end ?? last.end;
  return kept;
}
