// `npm run faults -w lab -- --lane quick`: plants the sixty faults of faults/faults.json one by one, runs the tests that the file
// of each is related to until the first fails, and says which faults no test finds. `--lane all` does so with the tests of
// `npm run test:all`; `--only server` takes one workspace. Survivors are for the journeys: `--journeys` builds the site
// with each of them and runs those of the lane. Needs a clean work tree, and leaves it clean.

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const FAULTS = join(import.meta.dirname, 'faults/faults.json');

const PROJECTS = { engine: 'engine', server: 'server', web: 'others' };

/** @typedef {{ workspace: 'engine' | 'server' | 'web', file: string, line: number, from: string, to: string }} Fault */

const { values } = parseArgs({
  options: {
    lane: { type: 'string', default: 'quick' },
    only: { type: 'string' },
    journeys: { type: 'boolean', default: false },
  },
});
const env = { ...process.env };
if (values.lane === 'quick') env.TEST_LANE = 'quick';
else delete env.TEST_LANE;

if (execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }) !== '')
  throw new Error('Commit first: planting a fault needs a clean work tree.');

/** @type {Fault[]} */
const faults = JSON.parse(readFileSync(FAULTS, 'utf8'));
const chosen = faults.filter(({ workspace }) => values.only === undefined || workspace === values.only);
const survivors = [];
for (const fault of chosen) {
  const seconds = performance.now();
  const by = findsIt(fault);
  if (by === undefined) survivors.push(fault);
  const took = ((performance.now() - seconds) / 1000).toFixed(0);
  console.log(`${by ?? 'SURVIVES'} ${fault.workspace} ${fault.file}:${fault.line} ${took} s`);
}
for (const workspace of ['engine', 'server', 'web']) {
  const all = chosen.filter((fault) => fault.workspace === workspace).length;
  const left = survivors.filter((fault) => fault.workspace === workspace).length;
  if (all > 0) console.log(`${workspace}: ${all - left} of ${all} found in the lane "${values.lane}"`);
}

/** @param {Fault} fault @returns {string | undefined} what found it */
function findsIt(fault) {
  const path = join(ROOT, fault.file);
  const sound = readFileSync(path, 'utf8');
  const lines = sound.split('\n');
  const line = lines[fault.line - 1] ?? '';
  if (!line.includes(fault.from)) throw new Error(`${fault.file}:${fault.line} has no “${fault.from}” any more.`);
  lines[fault.line - 1] = line.replace(fault.from, () => fault.to);
  writeFileSync(path, lines.join('\n'));
  try {
    // The tests next to it first: they find most, in seconds.
    const next = ['vitest', 'run', '--bail', '1', '--passWithNoTests', '--project', PROJECTS[fault.workspace]];
    if (fails([...next, `${dirname(fault.file)}/`])) return 'units';
    if (fails(['vitest', 'related', '--run', '--bail', '1', fault.file])) return 'units';
    if (!values.journeys) return undefined;
    return fails(['playwright', 'test', '--max-failures', '1']) ? 'journeys' : undefined;
  } finally {
    writeFileSync(path, sound);
  }
}

/** @param {string[]} command */
function fails(command) {
  return spawnSync('npx', command, { cwd: ROOT, env, stdio: 'ignore' }).status !== 0;
}
