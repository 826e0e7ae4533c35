type Span = { start: number; end: number };

/**
 * The items within a span. A text of thousands of cues has thousands of clauses, and each would search all cues.
 * @param ordered by start, as cues and clauses are found
 */
export function spansWithin<Found extends Span>(ordered: readonly Found[], { start, end }: Span): Found[] {
  const within: Found[] = [];
  for (let at = firstFrom(ordered, start); at < ordered.length; at += 1) {
    const span = ordered[at];
    if (span === undefined || span.start > end) break;
    if (span.end <= end) within.push(span);
  }
  return within;
}

/** How many of them start before a position: the index of the first that does not. */
export function firstFrom(ordered: readonly Span[], place: number): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle]?.start ?? place) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
