import { encode } from 'uqr';

/** Light modules around a code (ISO/IEC 18004 9.1). */
const QUIET_ZONE = 4;

/**
 * A QR code as SVG, black on white in every theme. The client puts it into a data URL unescaped, where a `#` would
 * truncate it and a `%` would start an escape, so it contains neither, nor double quotes.
 */
export function drawQrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) =>
    darkRuns(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`),
  );
  return [
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ${size}' shape-rendering='crispEdges'>`,
    `<rect width='${size}' height='${size}' fill='white'/><path fill='black' d='${path.join('')}'/></svg>`,
  ].join('');
}

/** Start and length of each run of dark modules in a row. */
function darkRuns(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last !== undefined && last.from + last.length === x) last.length += 1;
    else runs.push({ from: x, length: 1 });
  });
  return runs;
}
