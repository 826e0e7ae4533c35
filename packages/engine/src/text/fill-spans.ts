/** A part of a text, as a match of a pattern gives it. */
export type TextSpan = { index: number; 0: string };

/** Each character of the spans, which may overlap, becomes `filler`, so that all places stay where they are. */
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
