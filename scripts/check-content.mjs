// Says where the words of a language do not fit the English ones, or the English ones the program.
// npm run content:check -- de   says it of one language alone
import { join } from 'node:path';
import { findContentFaults } from './content/find-content-faults.mjs';

const only = process.argv[2];
const { faults, languages, keys } = findContentFaults(join(import.meta.dirname, '..'));
const told = only === undefined ? faults : faults.filter((fault) => fault.startsWith(`${only}/`));
for (const fault of told) console.error(fault);
if (told.length > 0) process.exit(1);
console.log(`${keys} English texts; languages: ${languages.join(', ')}.`);
