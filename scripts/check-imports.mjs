// Keeps the import rules of .dependency-cruiser.cjs, and sees to it that they were kept over something.
import { join } from 'node:path';
import { findImportFaults } from './imports/find-import-faults.mjs';

const { faults, modules } = await findImportFaults(join(import.meta.dirname, '..'));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${modules} modules keep the import rules.`);
