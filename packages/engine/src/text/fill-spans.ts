/** A range in a text, as returned by a pattern match. */
export type TextSpan = { index: number; 0: string };

/** Replaces each character of the spans, which may overlap, with `filler`, so that all positions are preserved. */
export function fillSpans(text: string, spans: readonly TextSpan[], filler: string): string {
  let filled = '';
  let place = 0;
  for (const { index, 0: span } of spans.toSorted((a, b) => a.index - b.index)) {
    const end = index + span.length;
    if (end <= place) continue;
    const start = Math.max(place, index);
    filled += text.slice(place, start) + filler.repeat(end - start);
    place = end;
  }
  return filled + text.slice(place);
}
