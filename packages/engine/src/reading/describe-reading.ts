import { type IdeaReading, typedAt } from './read-idea.ts';
import { contains } from './span.ts';

export type DescribedSpan = {
  kind: string;
  text: string /** The content or target of the span; may be empty. */;
  says: string;
};

/** A human-readable reading: its clauses and the findings in each, in the order of the idea. */
export function describeReading(reading: IdeaReading): DescribedSpan[] {
  const { clauses, quotations, concepts, exclusions, hits, seconds, aspect } = reading;
  const at = (place: { start: number; end: number }) => typedAt(reading, place);
  const rows = clauses.flatMap((clause) => [
    { kind: 'clause', text: at(clause), says: '' },
    ...quotations
      .filter((quotation) => contains(clause, quotation))
      .map((quotation) => ({ kind: '  quotation', text: at(quotation), says: '' })),
    ...exclusions
      .filter(({ place }) => contains(clause, place))
      .map(({ place, things }) => ({ kind: '  excludes', text: at(place), says: things.map(at).join(' | ') })),
    ...concepts
      .filter((concept) => contains(clause, concept))
      .map((concept) => ({ kind: '  concept', text: at(concept), says: `${concept.id} (${concept.state})` })),
    ...hits
      .filter((hit) => contains(clause, hit) && /^(?:video|json|correction|contrast)/.test(hit.group))
      .map((hit) => ({ kind: '  word', text: at(hit), says: hit.group })),
  ]);
  const body = { kind: 'asked for', text: at(reading.body), says: '' };
  const measures = [
    ...(seconds === null ? [] : [{ kind: 'seconds', text: String(seconds), says: '' }]),
    ...(aspect === null ? [] : [{ kind: 'aspect', text: aspect, says: '' }]),
  ];
  return [body, ...rows, ...measures];
}
