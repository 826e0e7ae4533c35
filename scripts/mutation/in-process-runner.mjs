import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
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
 */

const REGISTRY = fileURLToPath(new URL('./registry.mjs', import.meta.url));
const ENTRY = 'every-test-of-the-engine';
/** Left out are those that run thousands of ideas, since the rules' own tests find more, and those that measure time. */
const LEFT_OUT =
  /\/words\/|\/(?:release-gate|improve-prompt|score-text-prompt|labelled-ideas|frozen-set|fold-text|no-slow-input)\.test\.ts$/;
/** More than any test takes, in ms. */
const LAST_RANK = 1e9;

/**
 * Runs the engine's tests for each mutant in one process: engine and tests are one script, compiled once and evaluated anew
 * for each mutant, so that nothing that an earlier mutant computed is left. Stryker's runner for Vitest starts a worker
 * that imports everything again, some four seconds for each of 19,000 mutants; this takes a tenth of that.
 *
 * @implements {TestRunner}
 */
class InProcessRunner {
  /** @type {(() => RegisteredTest[]) | undefined} */
  #evaluate;
  /** How long each test took last, in ms: the fastest are asked first. @type {Map<string, number>} */
  #durations = new Map();
  /** The tests that found the last mutants of a file are asked before all others. @type {Map<string, Set<string>>} */
  #killers = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const code = await bundle();
    const factory = new Script(`(require, exports, module) => { ${code}\n return exports.tests; }`).runInThisContext();
    const require = createRequire(REGISTRY);
    this.#evaluate = () => {
      const module = { exports: {} };
      return factory(require, module.exports, module);
    };
  }

  /** @type {TestRunner['dryRun']} */
  async dryRun() {
    const state = instrumentation();
    state.activeMutant = undefined;
    const results = [];
    for (const test of this.#tests()) {
      state.currentTestId = test.id;
      results.push(await this.#run(test));
    }
    state.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: state.mutantCoverage };
  }

  /** @type {TestRunner['mutantRun']} */
  async mutantRun({ activeMutant, hitLimit, mutantActivation, testFilter, disableBail }) {
    const state = instrumentation();
    Object.assign(state, { hitCount: 0, hitLimit, activeMutant: undefined });
    if (mutantActivation === 'static') state.activeMutant = activeMutant.id;
    const all = this.#tests();
    state.activeMutant = activeMutant.id;

    const killers = this.#killers.get(activeMutant.fileName) ?? new Set();
    this.#killers.set(activeMutant.fileName, killers);
    const rank = (/** @type {RegisteredTest} */ { id }) =>
      (killers.has(id) ? 0 : LAST_RANK) + (this.#durations.get(id) ?? 0);
    const asked = testFilter === undefined ? all : all.filter(({ id }) => testFilter.includes(id));
    const results = [];
    for (const test of asked.toSorted((one, other) => rank(one) - rank(other))) {
      const result = await this.#run(test);
      results.push(result);
      const isOver = (determineHitLimitReached(state.hitCount, hitLimit) ?? null) !== null;
      if (result.status === TestStatus.Failed && !isOver) killers.add(test.id);
      if (isOver || (result.status === TestStatus.Failed && !disableBail)) break;
    }
    const timedOut = determineHitLimitReached(state.hitCount, hitLimit);
    return toMutantRunResult(timedOut ?? { status: DryRunStatus.Complete, tests: results });
  }

  #tests() {
    if (this.#evaluate === undefined) throw new Error('init() comes first.');
    return this.#evaluate();
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

/** Where the instrumented code looks for the mutant that is active, and notes what it covers. */
function instrumentation() {
  const scope = /** @type {Record<string, any>} */ (globalThis);
  scope[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {};
  return scope[INSTRUMENTER_CONSTANTS.NAMESPACE];
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
