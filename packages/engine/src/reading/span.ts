import type { ConceptId, ConceptKind } from './concepts.ts';

/** A part of the idea, by indexes of its folded text. */
export type Place = { start: number; end: number };

/**
 * How far a span may be trusted: `asked` stands in what is wanted; `banned` in what is ruled out; `dead` was taken back; `rival`
 * stands beside another of its kind, so that which of the two is meant is not certain.
 */
type SpanState = 'asked' | 'banned' | 'dead' | 'rival';

export type ConceptSpan = Place & { kind: ConceptKind; id: ConceptId; state: SpanState };
/** What may not be there: the things alone (`place` has the word that rules them out, too). */
export type Exclusion = { things: Place[]; place: Place };
/** Something in quotation marks; `inner` is without the marks. */
export type Quotation = Place & { inner: Place };

export function contains(outer: Place, inner: Place): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

export function overlaps(a: Place, b: Place): boolean {
  return a.start < b.end && b.start < a.end;
}
