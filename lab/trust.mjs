// `npm run trust -w lab`: tries the product's promises on real processes and databases, and prints what was tried, how often and
// what was lost. Exit code 1 when a promise broke. `-- --only kill-sqlite,quota` picks parts, `--rounds N` shortens.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { describeFindings } from './trust/finding.mjs';
import { PARTS } from './trust/parts.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, rounds: { type: 'string' } } });
const names = values.only?.split(',') ?? Object.keys(PARTS).filter((name) => PARTS[name]?.isQuick);
const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
if (unknown.length > 0 || (rounds !== undefined && !(rounds > 0))) {
  console.error(`--only takes ${Object.keys(PARTS).join(', ')}; --rounds a number above 0.`);
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1)); // ends the servers, too

const tables = [];
let isKept = true;
for (const name of names) {
  const part = PARTS[name];
  if (part === undefined) continue;
  const started = performance.now();
  const say = (/** @type {string} */ line) => console.log(`  ${name}: ${line}`);
  console.log(`━━ ${name}: ${part.what}`);
  const run = await part.load();
  const findings = await run({ rounds: rounds ?? part.rounds, say });
  console.log(`  ${((performance.now() - started) / 1000).toFixed(0)} s`);
  if (findings.some(({ faults }) => faults.length > 0)) isKept = false;
  tables.push(describeFindings(name, findings));
}
console.log(
  `\n${new Date().toISOString()}, Node ${process.version}, ${availableParallelism()} processors\n${tables.join('\n')}`,
);
console.log(isKept ? '\nEvery promise was kept.' : '\n✗ A promise was broken.');
process.exit(isKept ? 0 : 1);
