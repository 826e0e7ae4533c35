// Builds the site where what it is built from has changed since the last build; with --always, in any case. With --check
// it builds nothing, and its exit code 1 says that the site is stale.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTool } from './process/run-tool.mjs';
import { hashBuildInputs } from './site/hash-build-inputs.mjs';

const ROOT = join(import.meta.dirname, '..');
const SITE = 'apps/web/build/client';
const STAMP = 'apps/web/build/.stamp';

/** Whether the built site is there and made from the inputs with this hash. @param {string} hash */
function isBuiltFrom(hash) {
  const stamp = join(ROOT, STAMP);
  return existsSync(join(ROOT, SITE)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/**
 * @param {string} hash of the inputs, read before the build: a file saved during the build makes the site stale again
 * @param {{ isQuiet: boolean }} options quiet: the many lines of a build are shown only where it fails
 */
async function build(hash, { isQuiet }) {
  const stamp = join(ROOT, STAMP);
  rmSync(stamp, { force: true });
  const command = 'npm run --silent build -w @wordlamp/web';
  const { code, stdout, stderr } = await runTool(command, { cwd: ROOT, stdio: isQuiet ? 'pipe' : 'inherit' });
  if (code !== 0) {
    console.error(`${stdout}${stderr}\nThe site could not be built; the lines above say why.`);
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

const hash = hashBuildInputs(ROOT, process.env);
if (process.argv.includes('--check')) process.exit(isBuiltFrom(hash) ? 0 : 1);
const isForced = process.argv.includes('--always');
if (isForced || !isBuiltFrom(hash)) {
  const start = performance.now();
  console.log('Building the site …');
  await build(hash, { isQuiet: !isForced });
  console.log(`Built the site in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}
