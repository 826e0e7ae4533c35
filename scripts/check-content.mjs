// Says where the words of a language do not fit the English ones, or the English ones the program.
import { join } from 'node:path';
import { findContentFaults } from './content/find-content-faults.mjs';

const { faults, languages, keys } = findContentFaults(join(import.meta.dirname, '..'));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${keys} English texts; languages: ${languages.join(', ')}.`);
