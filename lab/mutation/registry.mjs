import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'expect';

/**
 * Replaces Vitest in the mutation run: it only registers the tests, so that the runner can run them once per mutant
 * without a new process. Covers the parts of the API that the engine's tests use.
 *
 * @typedef {{ id: string, fileName: string, run: () => unknown }} RegisteredTest
 * @typedef {(...row: any[]) => unknown} Body
 */

/** @type {RegisteredTest[]} */
export const tests = [];
/** @type {string[]} */
const suites = [];
let fileName = '';

/** @param {string} url of the test file whose tests are noted, or which runs, from now on */
export function startFile(url) {
  fileName = fileURLToPath(url);
}

/** @param {string} name @param {Body} body */
export function test(name, body) {
  const file = fileName;
  const id = [`${file}#${tests.length}`, ...suites, name].join(' › ');
  const run = () => {
    fileName = file;
    return body();
  };
  tests.push({ id, fileName: file, run });
}
test.each = eachOf(test);

/** @param {string} name @param {Body} body */
export function describe(name, body) {
  suites.push(name);
  body();
  suites.pop();
}
describe.each = eachOf(describe);

/** @param {(name: string, body: Body) => void} add */
function eachOf(add) {
  return (/** @type {readonly unknown[]} */ table) => (/** @type {string} */ name, /** @type {Body} */ body) => {
    for (const row of table) add(name, () => body(...(Array.isArray(row) ? row : [row])));
  };
}

expect.extend({
  toMatchFileSnapshot(received, path) {
    const approved = readFileSync(new URL(path, `file://${fileName}`), 'utf8');
    return { pass: received === approved, message: () => `differs from ${path}` };
  },
});

export { expect };
