export type LineIndex = { starts: readonly number[]; lineAt: (offset: number) => number };

/** Converts offsets to 1-based line numbers. */
export function indexLines(source: string): LineIndex {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return { starts, lineAt: (offset) => countUpTo(starts, offset) };
}

function countUpTo(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
