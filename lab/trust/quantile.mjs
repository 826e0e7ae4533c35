/** @param {readonly number[]} values @param {number} share 0 to 1 @returns {number} NaN of no values */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
