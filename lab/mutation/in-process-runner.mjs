import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { build } from 'vite';

/**
 * @typedef {import('./registry.mjs').RegisteredTest} RegisteredTest
 * @typedef {import('@stryker-mutator/api/test-runner').TestRunner} TestRunner
 * @typedef {import('@stryker-mutator/api/test-runner').TestResult} TestResult
 * @typedef {{ active: number, hit?: () => boolean, passed?: Uint32Array }} Switches
 *   `active`: the id of the mutant whose code runs, -1 for none; `passed`: how often each was passed
 */

const REGISTRY = fileURLToPath(new URL('./registry.mjs', import.meta.url));
const ENTRY = 'every-test-of-the-engine';
/**
 * Left out are those that run thousands of ideas or choices, since other tests find more in less time, that measure time, and
 * that load files by name, which a script cannot.
 */
const LEFT_OUT = new RegExp(
  [
    '/words/',
    '/(?:release-gate|own-output|score-of-real-ideas|labelled-ideas|frozen-set)\\.test\\.ts$',
    '/(?:art-languages|no-slow-input|load-packs)\\.test\\.ts$',
  ].join('|'),
);
/** More than any test takes, in ms. */
const LAST_RANK = 1e9;

/**
 * Runs the engine's tests for each mutant in one process: engine and tests are one script, compiled once and evaluated
 * again for each mutant, so that no state of an earlier mutant is left. Stryker's runner for Vitest starts a worker
 * that imports everything again, some four seconds for each of 19,000 mutants; this takes a tenth of that.
 *
 * @implements {TestRunner}
 */
class InProcessRunner {
  #code = '';
  /** @type {Script | undefined} */
  #mutable;
  /** How long each test took last, in ms: the fastest are asked first. @type {Map<string, number>} */
  #durations = new Map();
  /** The tests that found the last mutants of a file are asked before all others. @type {Map<string, Set<string>>} */
  #killers = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#code = await bundle();
  }

  /** @type {TestRunner['dryRun']} */
  async dryRun() {
    const coverage = countCoverage();
    const tests = evaluate(new Script(withSwitches(this.#code, true)), { active: -1, ...coverage });
    const inFiles = coverage.takeCounts();
    /** @type {Record<string, Record<string, number>>} */
    const perTest = {};
    const results = [];
    for (const test of tests) {
      results.push(await this.#run(test));
      perTest[test.id] = coverage.takeCounts();
    }
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: { static: inFiles, perTest } };
  }

  /** @type {TestRunner['mutantRun']} */
  async mutantRun({ activeMutant, hitLimit, mutantActivation, testFilter, disableBail }) {
    const id = Number(activeMutant.id);
    let hits = 0;
    const overLimit = () => determineHitLimitReached(hits, hitLimit);
    const switches = {
      active: mutantActivation === 'static' ? id : -1,
      hit: () => {
        hits += 1;
        if (overLimit() !== undefined) throw new Error('The mutant loops.');
        return true;
      },
    };
    this.#mutable ??= new Script(withSwitches(this.#code, false));
    const all = evaluate(this.#mutable, switches);
    switches.active = id;

    const asked = testFilter === undefined ? all : all.filter((test) => testFilter.includes(test.id));
    const results = [];
    for (const test of this.#inOrder(asked, activeMutant.fileName)) {
      const result = await this.#run(test);
      results.push(result);
      if (overLimit() !== undefined) break;
      if (result.status !== TestStatus.Failed) continue;
      this.#killersOf(activeMutant.fileName).add(test.id);
      if (!disableBail) break;
    }
    return toMutantRunResult(overLimit() ?? { status: DryRunStatus.Complete, tests: results });
  }

  /** @param {string} fileName of the mutant */
  #killersOf(fileName) {
    const killers = this.#killers.get(fileName) ?? new Set();
    this.#killers.set(fileName, killers);
    return killers;
  }

  /** @param {RegisteredTest[]} tests @param {string} fileName of the mutant */
  #inOrder(tests, fileName) {
    const killers = this.#killersOf(fileName);
    const rank = (/** @type {RegisteredTest} */ { id }) =>
      (killers.has(id) ? 0 : LAST_RANK) + (this.#durations.get(id) ?? 0);
    return tests.toSorted((one, other) => rank(one) - rank(other));
  }

  /** @param {RegisteredTest} test @returns {Promise<TestResult>} */
  async #run({ id, fileName, run }) {
    const start = performance.now();
    const outcome = await Promise.try(run).then(
      () => ({ status: TestStatus.Success }),
      (error) => ({ status: TestStatus.Failed, failureMessage: String(error) }),
    );
    const timeSpentMs = performance.now() - start;
    this.#durations.set(id, timeSpentMs);
    return /** @type {TestResult} */ ({ id, name: id, fileName, timeSpentMs, ...outcome });
  }
}

/**
 * @param {Script} script
 * @param {Switches} switches
 * @returns {RegisteredTest[]} those that the files of the script registered
 */
function evaluate(script, switches) {
  const module = { exports: { tests: [] } };
  script.runInThisContext()(createRequire(REGISTRY), module.exports, module, switches);
  return module.exports.tests;
}

/** More mutants than the engine will ever have. */
const MAX_MUTANTS = 100_000;

/** Counts how often each mutant is passed; Stryker's own counting would take minutes in the loops of the engine. */
function countCoverage() {
  const passed = new Uint32Array(MAX_MUTANTS);
  return {
    passed,
    /** What was counted since the last call, by the id of the mutant. */
    takeCounts: () => {
      /** @type {Record<string, number>} */
      const taken = {};
      for (const [id, count] of passed.entries()) if (count > 0) taken[id] = count;
      passed.fill(0);
      return taken;
    },
  };
}

/**
 * Puts numbers in the place of what Stryker asks at each mutant: whether it is active, and that it was passed. Where nothing is
 * counted, the latter costs nothing.
 *
 * @param {string} code
 * @param {boolean} isCounted
 */
function withSwitches(code, isCounted) {
  const switched = code
    .replaceAll(/^function stry(?:NS|Cov|MutAct)_9fa48(?:\$\d+)?\([^)]*\) \{\n[\s\S]*?\n\}\n/gm, '')
    .replaceAll(/^stryNS_9fa48(?:\$\d+)?\(\);\n/gm, '')
    .replaceAll(/stryMutAct_9fa48(?:\$\d+)?\("(\d+)"\)/g, '(stryker.active === $1 && stryker.hit())')
    .replaceAll(/stryCov_9fa48(?:\$\d+)?\(([^)]*)\)/g, (_, /** @type {string} */ ids) =>
      isCounted ? `(${ids.replaceAll(/"(\d+)"/g, 'passed[$1]++')})` : '0',
    );
  if (/stry(?:NS|Cov|MutAct)_/.test(switched)) throw new Error('Stryker marks mutants in another way than expected.');
  return `(require, exports, module, stryker, passed = stryker.passed) => { ${switched} }`;
}

/** Engine and tests as one CommonJS script; the words, which no mutant changes, stay apart. */
async function bundle() {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: process.cwd(),
    resolve: { alias: { vitest: REGISTRY } },
    plugins: [everyTest(), wordsApart(), ownFileNames()],
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, treeshake: false, output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const chunks = 'output' in output ? output.output : [];
  const [chunk] = chunks;
  if (chunks.length !== 1 || chunk?.type !== 'chunk') throw new Error(`One script was expected, not ${chunks.length}.`);
  return chunk.code;
}

/** The file that is bundled: it imports all tests and hands on what they registered. @returns {import('vite').Plugin} */
function everyTest() {
  const files = globSync('packages/engine/src/**/*.test.ts').filter((file) => !LEFT_OUT.test(file));
  const imports = files.toSorted().map((file) => `import ${JSON.stringify(resolve(file))};`);
  return {
    name: 'every-test',
    enforce: 'pre',
    resolveId: (source) => (source === ENTRY ? ENTRY : null),
    load: (id) => (id === ENTRY ? [...imports, "export { tests } from 'vitest';"].join('\n') : null),
  };
}

/** @returns {import('vite').Plugin} */
function wordsApart() {
  return {
    name: 'words-apart',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('.json')) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved === null ? null : { id: resolved.id, external: 'absolute' };
    },
  };
}

/** Within one script a file would no longer know where it is. @returns {import('vite').Plugin} */
function ownFileNames() {
  return {
    name: 'own-file-names',
    enforce: 'pre',
    transform(code, id) {
      const url = JSON.stringify(pathToFileURL(id).href);
      const placed = code.replaceAll('import.meta.url', url);
      if (!id.endsWith('.test.ts')) return placed;
      return `import { startFile } from 'vitest'; startFile(${url});\n${placed}`;
    },
  };
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)];
