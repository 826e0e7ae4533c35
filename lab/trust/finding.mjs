/**
 * What a part of the battery has seen of one promise.
 * @typedef {{ promise: string, tried: string, faults: readonly string[], figures: string }} Finding
 *   `faults`: each time that it was broken, in words
 * @typedef {{ rounds: number, say: (line: string) => void }} PartOptions `say`: reports progress
 * @typedef {(options: PartOptions) => Promise<Finding[]>} Part
 */

const MAX_LINES = 10;

/** The findings of a part as rows of the table. @param {string} part @param {readonly Finding[]} findings @returns {string} */
export function describeFindings(part, findings) {
  return findings
    .map(({ promise, tried, faults, figures }) => {
      const mark = faults.length === 0 ? '✓' : '✗';
      const row = `${mark} ${part.padEnd(15)} ${promise.padEnd(48)} ${tried.padEnd(34)} lost ${String(faults.length).padEnd(4)} ${figures}`;
      const rest = faults.length > MAX_LINES ? [`… and ${faults.length - MAX_LINES} more`] : [];
      return [row, ...[...faults.slice(0, MAX_LINES), ...rest].map((line) => `    ${line}`)].join('\n');
    })
    .join('\n');
}
