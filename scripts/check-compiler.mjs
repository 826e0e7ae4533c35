// `tsc` has to be the compiler that package.json names: tools that need the older compiler's interface bring that along as
// "typescript", and with another name for the new one npm would link the older `tsc` without a word.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './process/run-tool.mjs';

const ROOT = join(import.meta.dirname, '..');
const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const wanted = devDependencies['@typescript/native'].split('@').at(-1);
const { stdout } = await runTool('tsc --version', { cwd: ROOT, stdio: 'pipe' });
const found = stdout.trim().split(' ').at(-1);
console.log(`tsc is ${found}${found === wanted ? '' : `, but package.json wants ${wanted}`}.`);
process.exitCode = found === wanted ? 0 : 1;
