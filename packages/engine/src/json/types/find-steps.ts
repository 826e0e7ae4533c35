import { allMatches } from '../../text/all-matches.ts';
import { typedBetween } from '../../text/fold-text.ts';
import { jsonLexiconOf } from '../json-cues.ts';
import type { StepKind } from '../prompt-types.ts';
import type { JsonReading } from '../read-request.ts';
import { type Clause, splitClauses } from '../split-clauses.ts';

export type FoundSteps = {
  trigger: string | null;
  steps: { action: string; kind: StepKind }[];
  rules: string[];
  prohibitions: string[];
};

const MAX_STEPS = 8;
/** A trigger names at least what happens and to what. */
const MIN_TRIGGER_WORDS = 3;
const WORD = /[\p{L}\p{N}'’-]+/gu;

/** Reads a job as trigger, steps and rules, each in the words that were typed. */
export function findSteps(asked: JsonReading): FoundSteps {
  const { folded, visible, json } = asked;
  const { patterns } = jsonLexiconOf(json.words);
  const lead = firstMatch(patterns.jobLead, visible)?.[0].length ?? 0;
  const clauses = mergeClauses(splitClauses(visible, breaksIn(asked)), asked).map((clause) =>
    clause.start < lead ? { ...clause, start: Math.min(lead, clause.end) } : clause,
  );
  const found: FoundSteps = { trigger: null, steps: [], rules: [], prohibitions: [] };
  const spans: { start: number; end: number }[] = [];
  for (const [order, clause] of clauses.entries()) {
    const text = visible.slice(clause.start, clause.end);
    if (firstMatch(patterns.condition, text) !== null) {
      found.rules.push(typedBetween(folded, clause.start, clause.end));
      continue;
    }
    const isOpen = clauses[order + 1]?.isAfterComma !== true;
    const trigger = found.trigger === null ? triggerOf(asked, clause, isOpen) : '';
    if (trigger !== '') found.trigger = typedBetween(folded, clause.start, clause.start + trigger.length);
    const rest = text.slice(trigger.length);
    const start = clause.start + trigger.length + (/^[\s,:]*/.exec(rest)?.[0].length ?? 0);
    if (start >= clause.end) continue;
    if (firstMatch(patterns.prohibition, visible.slice(start, clause.end)) === null)
      spans.push({ start, end: clause.end });
    else found.prohibitions.push(typedBetween(folded, start, clause.end));
  }
  if (spans.length === 0) spans.push({ start: 0, end: visible.length });
  found.steps = atMost(spans).map(({ start, end }) => ({
    action: typedBetween(folded, start, end).trim(),
    kind: kindOf(asked, start, end),
  }));
  return found;
}

function breaksIn({ visible, hits, json }: JsonReading): { start: number; end: number }[] {
  const { stepJoiner, verbJoiner } = jsonLexiconOf(json.words).patterns;
  const verbs = new Set(hits.filter(({ group }) => group.startsWith('step:')).map(({ start }) => start));
  const place = ({ index, 0: match }: RegExpExecArray) => ({ start: index, end: index + match.length });
  return [
    ...allMatches(visible, stepJoiner).map(place),
    ...allMatches(visible, verbJoiner)
      .map(place)
      .filter(({ end }) => verbs.has(end)),
  ];
}

/** After a comma, only a verb or a rule begins something new; a rule holds what it decides about. */
function mergeClauses(clauses: readonly Clause[], asked: JsonReading): Clause[] {
  const { condition } = jsonLexiconOf(asked.json.words).patterns;
  const isRule = ({ start, end }: Clause) => firstMatch(condition, asked.visible.slice(start, end)) !== null;
  const merged: Clause[] = [];
  let isInRule = false;
  for (const [_order, clause] of clauses.entries()) {
    const last: Clause | undefined = merged.at(-1);
    const joins: boolean = clause.isAfterComma && !isRule(clause) && (isInRule || !hasVerb(asked, clause));
    if (joins && last !== undefined) last.end = clause.end;
    else merged.push({ ...clause });
    isInRule = !joins && isRule(clause);
  }
  return merged;
}

function hasVerb({ visible, hits, json }: JsonReading, { start, end }: Clause): boolean {
  const { trigger } = jsonLexiconOf(json.words).patterns;
  if (firstMatch(trigger, visible.slice(start, end)) !== null) return true;
  const wordStarts = allMatches(visible.slice(start, end), WORD).map(({ index }) => start + index);
  const reach = json.words.verbReach === 0 ? end : (wordStarts[json.words.verbReach] ?? end);
  return hits.some((hit) => hit.group.startsWith('step:') && hit.start >= start && hit.start < Math.min(reach, end));
}

/**
 * What sets the job off, at the start of a clause.
 * @param isOpen no comma ends the clause, so that the first step may stand in it, too
 */
function triggerOf({ visible, hits, json }: JsonReading, { start, end }: Clause, isOpen: boolean): string {
  const trigger =
    firstMatch(jsonLexiconOf(json.words).patterns.trigger, visible.slice(start, end))?.[0].trimEnd() ?? '';
  if (!isOpen || trigger.length < end - start) return trigger;
  const second = allMatches(trigger, WORD)[MIN_TRIGGER_WORDS]?.index ?? trigger.length;
  const verb = hits.find((hit) => hit.group.startsWith('step:') && hit.start >= start + second && hit.end <= end);
  return verb === undefined ? trigger : trigger.slice(0, verb.start - start).trimEnd();
}

/** The verb that stands first, if any. */
function kindOf({ hits }: JsonReading, start: number, end: number): StepKind {
  const first = hits.find((hit) => hit.group.startsWith('step:') && hit.start >= start && hit.end <= end);
  return first === undefined ? 'other' : (first.group.slice('step:'.length) as StepKind);
}

/** What is beyond the last step becomes part of it, so that nothing is dropped. */
function atMost(spans: readonly { start: number; end: number }[]): { start: number; end: number }[] {
  const kept = spans.slice(0, MAX_STEPS).map((span) => ({ ...span }));
  const last = kept.at(-1);
  if (last !== undefined) last.end = spans.at(-1)?.end ?? last.end;
  return kept;
}

function firstMatch(pattern: RegExp, text: string): RegExpExecArray | null {
  pattern.lastIndex = 0;
  return pattern.exec(text);
}
