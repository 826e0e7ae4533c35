// Runs the checks one after the other and stops at the first that fails: the quick lane, or everything with `--all`.
// `npm test -- --only types,lint` runs some of the steps.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from './process/run-tool.mjs';
import { countTests } from './test/count-tests.mjs';

const ROOT = join(import.meta.dirname, '..');
const UNIT_REPORT = 'reports/unit.json';
const JOURNEY_REPORT = 'reports/journeys.json'; // playwright.config.ts names it, too

/**
 * @typedef {{ name: string, command: string, quickCommand?: string, report?: string }} Step
 * @type {Step[]}
 */
const STATIC_STEPS = [
  { name: 'compiler', command: 'node scripts/check-compiler.mjs' },
  { name: 'lockfile', command: 'node scripts/check-lockfile.mjs' },
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'lint', command: 'biome check --error-on-warnings .' },
  { name: 'imports', command: 'node scripts/check-imports.mjs' },
  { name: 'content', command: 'node scripts/check-content.mjs' },
  { name: 'signs', command: 'node scripts/signs.mjs' },
];
/** @type {Step[]} */
const SITE_STEPS = [
  { name: 'build', command: 'node scripts/build-if-stale.mjs' },
  { name: 'crawl', command: 'node scripts/crawl.mjs' },
];
/** @type {Step[]} */
const RUNNING_STEPS = [
  {
    name: 'unit',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`,
    report: UNIT_REPORT,
  },
  { name: 'chromium', command: 'node scripts/ensure-chromium.mjs' },
  { name: 'layout', command: 'node scripts/layout.mjs', quickCommand: 'node scripts/layout.mjs --kinds' },
  { name: 'journeys', command: 'playwright test', report: JOURNEY_REPORT },
];
const STEPS = [...STATIC_STEPS, ...SITE_STEPS, ...RUNNING_STEPS];

const { all, only } = parseArgs({ options: { all: { type: 'boolean' }, only: { type: 'string' } } }).values;
const chosen = chooseSteps(only);
// Test files read it: see CONTRIBUTING. A file run by itself runs at full depth.
if (!all) process.env.TEST_LANE = 'quick';
const count = { passed: 0, failed: 0, skipped: 0 };
const start = performance.now();
// A build keeps one processor busy most of the time; what reads the sources only has the other one. Both run to their
// end, since a build that is stopped halfway leaves processes that go on writing.
const passed = await Promise.all([runInTurn(STATIC_STEPS), runInTurn(SITE_STEPS)]);
if (passed.includes(false) || !(await runInTurn(RUNNING_STEPS))) finish(1);
console.log(`\n✓ ${chosen.map(({ name }) => name).join(', ')} (${secondsSince(start)})`);
if (count.skipped > 0) console.error(`✗ ${count.skipped} tests were skipped; every test has to run.`);
finish(count.skipped > 0 ? 1 : 0);

/** Runs those of the steps that were chosen, up to the first that fails. @param {Step[]} steps */
async function runInTurn(steps) {
  for (const step of steps.filter((step) => chosen.includes(step))) if (!(await run(step))) return false;
  return true;
}

/** Whether it passed. @param {Step} step */
async function run({ name, command, quickCommand, report }) {
  const chosenCommand = (all ? undefined : quickCommand) ?? command;
  console.log(`\n━━ ${name}: ${chosenCommand}`);
  const stepStart = performance.now();
  if (report) await rm(join(ROOT, report), { force: true });
  const { code } = await runTool(chosenCommand, { cwd: ROOT, stdio: 'inherit' });
  if (report) await addTests(report);
  if (code !== 0) {
    console.error(`\n✗ ${name} failed. To run it alone: npm ${all ? 'run test:all' : 'test'} -- --only ${name}`);
    return false;
  }
  console.log(`✓ ${name} (${secondsSince(stepStart)})`);
  return true;
}

/** @param {string | undefined} list names of steps, separated by commas */
function chooseSteps(list) {
  if (list === undefined) return STEPS;
  const names = list.split(',');
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. The steps are ${STEPS.map(({ name }) => name).join(', ')}.`);
    process.exit(2);
  }
  return STEPS.filter(({ name }) => names.includes(name));
}

/** @param {string} report */
async function addTests(report) {
  const text = await readFile(join(ROOT, report), 'utf8').catch(() => undefined); // the runner may have failed to start
  if (text === undefined) return;
  const { passed, failed, skipped } = countTests(JSON.parse(text));
  count.passed += passed;
  count.failed += failed;
  count.skipped += skipped;
}

/** The last line counts real tests only, not steps. @param {number} exitCode @returns {never} */
function finish(exitCode) {
  if (count.passed + count.failed > 0) console.log(`${count.passed} passed, ${count.failed} failed`);
  process.exit(exitCode);
}

/** @param {number} since */
function secondsSince(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
