import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import { filled, type JsonObject } from '../json-value.ts';

const MIN_STEPS = 2;

/** What sets it off, and one step a clause, in order. */
export function workflowOf(reading: IdeaReading): JsonObject | null {
  const wanted = reading.clauses.flatMap((clause) => {
    const cut = trimmed(reading.visible, {
      start: Math.max(clause.start, reading.body.start),
      end: Math.min(clause.end, reading.body.end),
    });
    return cut === null ? [] : [cut];
  });
  const isIn = (at: { start: number; end: number }, place: { start: number; end: number }) =>
    place.start <= at.start && at.end <= place.end;
  const trigger = wanted.find((clause) =>
    reading.hits.some((hit) => hit.group === 'json.trigger' && isIn(hit, clause)),
  );
  const rules = wanted.filter(
    (clause) => clause !== trigger && reading.exclusions.some(({ place }) => isIn(place, clause)),
  );
  const steps = wanted
    .filter((clause) => clause !== trigger && !rules.includes(clause))
    .flatMap((clause) => splitAtThen(reading, clause));
  if (steps.length < MIN_STEPS) return null;
  return filled({
    trigger: trigger === undefined ? undefined : typedAt(reading, trigger),
    steps: steps.map((step, index) => ({ order: index + 1, action: withoutThen(reading, step) })),
    rules: rules.map((rule) => typedAt(reading, rule)),
  });
}

function splitAtThen(reading: IdeaReading, clause: Place): Place[] {
  const thens = reading.hits.filter(
    ({ group, start, end }) => group === 'video.then' && start > clause.start && end < clause.end,
  );
  const steps: Place[] = [];
  let { start } = clause;
  for (const end of [...thens.map((then) => then.start), clause.end]) {
    const step = trimmed(reading.visible, { start, end });
    if (step !== null) steps.push(step);
    start = end;
  }
  return steps;
}

/** "And then ping sales" is a step without its two first words, and one before them without its last. */
function withoutThen(reading: IdeaReading, step: Place): string {
  const edges = reading.hits.filter(({ group }) => group === 'video.then' || group === 'joiner');
  const isAt = (one: number, other: number) => Math.abs(one - other) <= 1;
  let { start, end } = step;
  for (const hit of edges) if (isAt(hit.start, start) && hit.end < end) start = hit.end;
  for (const hit of edges.toReversed()) if (isAt(hit.end, end) && hit.start > start) end = hit.start;
  return typedAt(reading, { start, end });
}
