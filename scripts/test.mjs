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

/** @type {{ name: string, command: string, quickCommand?: string, report?: string }[]} */
const STEPS = [
  { name: 'compiler', command: 'node scripts/check-compiler.mjs' },
  { name: 'lockfile', command: 'node scripts/check-lockfile.mjs' },
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'lint', command: 'biome check --error-on-warnings .' },
  { name: 'imports', command: 'node scripts/check-imports.mjs' },
  { name: 'content', command: 'node scripts/check-content.mjs' },
  { name: 'signs', command: 'node scripts/signs.mjs' },
  { name: 'build', command: 'node scripts/build-if-stale.mjs' },
  { name: 'crawl', command: 'node scripts/crawl.mjs' },
  {
    name: 'unit',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`,
    report: UNIT_REPORT,
  },
  { name: 'chromium', command: 'node scripts/ensure-chromium.mjs' },
  { name: 'layout', command: 'node scripts/layout.mjs', quickCommand: 'node scripts/layout.mjs --kinds' },
  { name: 'journeys', command: 'playwright test', report: JOURNEY_REPORT },
];

const { all, only } = parseArgs({ options: { all: { type: 'boolean' }, only: { type: 'string' } } }).values;
const steps = chooseSteps(only);
// Test files read it: see CONTRIBUTING. A file run by itself runs at full depth.
if (!all) process.env.TEST_LANE = 'quick';
const count = { passed: 0, failed: 0, skipped: 0 };
const start = performance.now();
for (const [index, step] of steps.entries()) {
  const command = (all ? undefined : step.quickCommand) ?? step.command;
  console.log(`\n━━ ${index + 1}/${steps.length} ${step.name}: ${command}`);
  const stepStart = performance.now();
  if (step.report) await rm(join(ROOT, step.report), { force: true });
  const { code } = await runTool(command, { cwd: ROOT, stdio: 'inherit' });
  if (step.report) await addTests(step.report);
  if (code !== 0) {
    console.error(
      `\n✗ ${step.name} failed. To run it alone: npm ${all ? 'run test:all' : 'test'} -- --only ${step.name}`,
    );
    finish(1);
  }
  console.log(`✓ ${step.name} (${secondsSince(stepStart)})`);
}
console.log(`\n✓ ${steps.map(({ name }) => name).join(', ')} (${secondsSince(start)})`);
if (count.skipped > 0) console.error(`✗ ${count.skipped} tests were skipped; every test has to run.`);
finish(count.skipped > 0 ? 1 : 0);

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
