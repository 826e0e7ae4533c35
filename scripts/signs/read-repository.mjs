import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ path: string, text: string }} SourceFile
 * @typedef {object} Repository the files that the signs look at
 * @property {string} root
 * @property {SourceFile[]} typescript every .ts and .tsx file
 * @property {SourceFile[]} code TypeScript that is shipped: no tests, no journeys, no scripts, no lab
 * @property {SourceFile[]} tests unit tests, those of the scripts too
 * @property {SourceFile[]} sources everything above and the scripts
 */

const TYPESCRIPT = /\.tsx?$/;
const SOURCE = /\.(tsx?|mjs|cjs)$/;
const UNIT_TEST = /\.test\.(tsx?|mjs)$/;
const NOT_SHIPPED = /\.(test|spec)\.tsx?$|\/testing\/|^e2e\/|^(?:scripts|lab)\//;

/**
 * Reads the files that git tracks or would add, so that a fault counts before its first commit.
 * @param {string} root
 * @returns {Repository}
 * @throws Error where there is no code or no test: signs that see nothing must not pass
 */
export function readRepository(root) {
  const sources = listFiles(root)
    .filter((path) => SOURCE.test(path) && existsSync(join(root, path))) // git still lists what is deleted but not committed
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const typescript = sources.filter(({ path }) => TYPESCRIPT.test(path));
  const code = typescript.filter(({ path }) => !NOT_SHIPPED.test(path));
  const tests = sources.filter(({ path }) => UNIT_TEST.test(path));
  if (code.length === 0) throw new Error(`${root} has no TypeScript to look at.`);
  if (tests.length === 0) throw new Error(`${root} has no tests to look at.`);
  return { root, typescript, code, tests, sources };
}

/** @param {string} root */
function listFiles(root) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return output.split('\0').filter(Boolean);
}
