import { typedAt } from '../../reading/read-idea.ts';
import { contains, type Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import { filled, type JsonObject } from '../json-value.ts';
import { clausesIn } from './clauses-in.ts';
import { type Asked, cuesIn, isCovered, isLong, jsonHitsIn } from './field-cues.ts';
import { hasContent } from './head-of-request.ts';
import { tidy } from './list-text.ts';

type Step = { condition: Place | null; action: Place };
type Run = { trigger: Place | null; steps: Step[]; rules: Place[]; exceptions: Place[] };

/** What sets it off, one step a clause in order, under which condition, and when it does not run. */
export function workflowOf(asked: Asked): JsonObject | null {
  if (isLong(asked.reading)) return null;
  const { head, body } = splitHead(asked);
  const run: Run = { trigger: null, steps: [], rules: [], exceptions: [] };
  let condition: Place | null = null;
  for (const clause of clausesIn(asked, body)) condition = readClause(asked, run, clause, condition);
  if (condition !== null) addSteps(asked, run, condition, null);
  if (run.steps.length < (run.trigger === null ? 2 : 1)) return null;
  const typed = (place: Place) => tidy(typedAt(asked.reading, place));
  return filled({
    description: head !== null && hasContent(asked, head) ? typed(head) : undefined,
    trigger: run.trigger === null ? undefined : typed(run.trigger),
    steps: run.steps.map((step, index) => ({
      order: index + 1,
      ...(step.condition === null ? {} : { condition: typed(step.condition) }),
      action: typed(withoutThen(asked, step.action)),
    })),
    exceptions: run.exceptions.map(typed),
    rules: run.rules.map(typed),
  });
}

/** "Workflow for my shop: when …" */
function splitHead({ reading }: Asked): { head: Place | null; body: Place } {
  const text = reading.visible.slice(reading.body.start, reading.body.end);
  const colon = /^[^,.;、。，]{2,80}?[:：](?!\d)\s?/u.exec(text);
  const start = reading.body.start + (colon?.[0].length ?? 0);
  const body = trimmed(reading.visible, { start, end: reading.body.end });
  if (colon === null || body === null) return { head: null, body: reading.body };
  return { head: { start: reading.body.start, end: start }, body };
}

/** @returns a condition that the next clause stands under */
function readClause(asked: Asked, run: Run, clause: Place, pending: Place | null): Place | null {
  const { reading } = asked;
  const isBanned = reading.hits.some(
    (hit) =>
      (hit.group === 'exclude' || hit.group === 'excludeAfter') && contains(clause, hit) && !isCovered(asked, hit),
  );
  const excepts = cuesIn(asked, clause, ['except']);
  const isException = excepts.some(({ start, end }) => start - clause.start < 5 || clause.end - end < 5);
  if (run.trigger === null && !isException && !isBanned) {
    const found = triggerIn(asked, clause);
    if (found !== null) {
      run.trigger = found.trigger;
      if (found.rest !== null) addSteps(asked, run, found.rest, null);
      return null;
    }
  }
  // A condition that nothing follows had its action in it.
  if (pending !== null && (isException || isBanned)) addSteps(asked, run, pending, null);
  if (isException) run.exceptions.push(clause);
  else if (isBanned) run.rules.push(clause);
  else {
    const { condition, rest } = conditionIn(asked, clause);
    if (rest === null) return condition;
    addSteps(asked, run, rest, condition ?? pending);
    return null;
  }
  return null;
}

/** A schedule with an hour ends behind it; in a language with the verb at the end, the trigger ends with its own. */
function triggerIn(asked: Asked, clause: Place): { trigger: Place; rest: Place | null } | null {
  const { visible } = asked.reading;
  const [hit] = jsonHitsIn(asked, clause, ['trigger']);
  if (hit === undefined) return null;
  const text = visible.slice(clause.start, clause.end);
  const hour = /^.{0,60}?\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]m|h|uhr|点|時に?|시에?|'\p{L}{2,3})?(?=\s|[^\d\s.:])/u.exec(
    text,
  )?.[0];
  const isSchedule = hour !== undefined && clause.start + hour.length > hit.end;
  const next = asked.reading.hits.find(
    ({ group, start, end }) => group === 'video.then' && start > hit.end && end < clause.end,
  );
  const action = next === undefined ? null : trimmed(visible, { start: next.end, end: clause.end });
  if (!isSchedule && next !== undefined && action !== null && !asked.isVerbLast) {
    return { trigger: { start: clause.start, end: next.start }, rest: action };
  }
  const isBehind = asked.words.video.placeEnd.length > 0;
  const then = visible.slice(hit.end, clause.end).indexOf('就');
  const end = isSchedule
    ? clause.start + hour.length
    : isBehind
      ? then >= 0
        ? hit.end + then
        : asked.isVerbLast
          ? hit.end
          : clause.end
      : clause.end;
  const rest = trimmed(visible, { start: then >= 0 && end === hit.end + then ? end + 1 : end, end: clause.end });
  const isLong = rest !== null && rest.end - rest.start > MIN_STEP_CHARS;
  return isLong ? { trigger: { start: clause.start, end }, rest } : { trigger: clause, rest: null };
}

const MIN_STEP_CHARS = 3;

/** "If it is over 500" alone, or with what is to be done in the same clause. */
function conditionIn(asked: Asked, clause: Place): { condition: Place | null; rest: Place | null } {
  const [hit] = cuesIn(asked, clause, ['condition']);
  const { visible } = asked.reading;
  if (hit === undefined || isCovered(asked, hit)) return { condition: null, rest: clause };
  if (asked.isVerbLast) {
    const rest = trimmed(visible, { start: hit.end, end: clause.end });
    return { condition: { start: clause.start, end: hit.end }, rest };
  }
  const lead = visible.slice(clause.start, hit.start).trim().split(/\s+/);
  const isShort = visible.slice(clause.start, clause.end).split(/\s+/).length <= MAX_CONDITION_WORDS;
  return lead.join('').length <= MAX_LEAD_CHARS && isShort
    ? { condition: clause, rest: null }
    : { condition: null, rest: clause };
}

const MAX_CONDITION_WORDS = 9;
const MAX_LEAD_CHARS = 4;

function addSteps(asked: Asked, run: Run, clause: Place, condition: Place | null): void {
  const { hits, visible } = asked.reading;
  const thens = hits.filter(
    ({ group, start, end }) => group === 'video.then' && start > clause.start && end < clause.end,
  );
  let { start } = clause;
  let isFirst = true;
  for (const end of [...thens.map((then) => then.start), clause.end]) {
    const action = trimmed(visible, { start, end });
    if (action !== null) run.steps.push({ condition: isFirst ? condition : null, action });
    isFirst = false;
    start = end;
  }
}

/** "And then ping sales" is a step without its two first words, and one before them without its last. */
function withoutThen({ reading }: Asked, step: Place): Place {
  const edges = reading.hits.filter(({ group }) => group === 'video.then' || group === 'joiner');
  const isAt = (one: number, other: number) => Math.abs(one - other) <= 1;
  let { start, end } = step;
  for (const hit of edges) if (isAt(hit.start, start) && hit.end < end) start = hit.end;
  for (const hit of edges.toReversed()) if (isAt(hit.end, end) && hit.start > start) end = hit.start;
  return { start, end };
}
