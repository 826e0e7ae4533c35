import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import { contains, type Place } from '../../reading/span.ts';
import { withoutPlaces } from './take-out-exclusions.ts';

/** What was asked for as it was typed, without what stands elsewhere and without politeness, as sentences. */
export function saidText(
  reading: IdeaReading,
  taken: readonly Place[],
  capitals: Readonly<Record<string, string>>,
): string {
  const parts = withoutPlaces(reading.body, [...taken, ...politeness(reading)]);
  const text = parts
    .map((place) => typedAt(reading, place))
    .join(' ')
    .replace(/(?<!\s)\s+(?=[,.;!?])/g, '')
    .replace(/(?:[,;،、，]\s*){1,20}(?=[,;،、，.。!?！？]|$)/gu, '')
    .replace(/^[\s,.;:،、，。]+/u, '')
    .replace(/([.!?。！？])(?:\s*[.,;。，、])+/gu, '$1')
    .replace(/[\s,;.،、，。]+$/u, '');
  return text.replace(/(?<=\p{L}{3}[.!?]\s{1,2})\p{Ll}/gu, (letter) => capitals[letter] ?? letter.toUpperCase());
}

/** Whole clauses of nothing but "please" or "thanks". */
function politeness({ clauses, hits, body }: IdeaReading): Place[] {
  return clauses.filter(
    (clause) =>
      contains(body, clause) &&
      hits.some(({ group, start, end }) => group === 'lead.out' && start <= clause.start && end >= clause.end),
  );
}
