// Picks sixty faults at random, twenty per workspace and at most one per file, and writes them to faults.json. The seed is fixed,
// so the list does not depend on which faults the tests are known to find.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PLACES = { engine: 'packages/engine/src', server: 'apps/server/src', web: 'apps/web/app' };
const EACH = 20;
/** Typical slips: an inverted comparison, a wrong operator, a boundary that is off by one. */
const SLIPS = [
  [' === ', ' !== '],
  [' !== ', ' === '],
  [' && ', ' || '],
  [' || ', ' && '],
  [' < ', ' <= '],
  [' > ', ' >= '],
  [' <= ', ' < '],
  [' >= ', ' > '],
  [' + 1', ''],
  [' - 1', ''],
  ['return true', 'return false'],
  ['return false', 'return true'],
  ['.some(', '.every('],
  ['.every(', '.some('],
  [' ?? ', ' && '],
];
let state = 20261129;

/** A number from 0 to 1, the same ones in each run (mulberry32). */
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

/** @template Item @param {readonly Item[]} items */
const drawn = (items) => items[Math.floor(random() * items.length)];

const faults = Object.entries(PLACES).flatMap(([workspace, place]) => {
  const files = execFileSync('git', ['ls-files', place], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\.d\.ts$/.test(file));
  const found = [];
  while (found.length < EACH && files.length > 0) {
    const file = drawn(files) ?? '';
    files.splice(files.indexOf(file), 1);
    const slips = readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        /^\s*(?:\/\/|\*|\/\*|import |type |export type )/.test(text)
          ? []
          : SLIPS.filter(([from]) => text.includes(from ?? '')).map(([from, to]) => ({ line: index + 1, from, to })),
      );
    const slip = drawn(slips);
    if (slip !== undefined) found.push({ workspace, file, ...slip });
  }
  return found;
});
writeFileSync(join(import.meta.dirname, 'faults.json'), `${JSON.stringify(faults, null, 2)}\n`);
console.log(`${faults.length} faults`);
