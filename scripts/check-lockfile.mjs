// Says where package-lock.json would install something else, or nothing, on another machine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLockfileFaults } from './lockfile/find-lockfile-faults.mjs';

const lockfile = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));
const faults = findLockfileFaults(lockfile);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${Object.keys(lockfile.packages).length} packages are locked by hash, for every platform.`);
