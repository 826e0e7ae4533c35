import type { ConceptId, ConceptKind } from './concepts.ts';

/** A part of the idea, by indexes into its folded text. */
export type Place = { start: number; end: number };

/**
 * How reliable a span is: `asked` is in the wanted part; `banned` is excluded; `dead` was taken back; `rival` has
 * another one of its kind, so that it is unclear which of the two is meant.
 */
type SpanState = 'asked' | 'banned' | 'dead' | 'rival';

export type ConceptSpan = Place & { kind: ConceptKind; id: ConceptId; state: SpanState };
/** The excluded things alone (`place` also includes the excluding word). */
export type Exclusion = { things: Place[]; place: Place };
/** A quotation; `inner` excludes the marks. */
export type Quotation = Place & { inner: Place };

export function contains(outer: Place, inner: Place): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

export function overlaps(a: Place, b: Place): boolean {
  return a.start < b.end && b.start < a.end;
}
