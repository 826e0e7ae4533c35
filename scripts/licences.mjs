// Prints the licenses of all packages; ends with code 1 where one is not on the list of those that we can keep.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listLicenses } from './licences/list-licences.mjs';

const { shipped, tools } = listLicenses(
  JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')),
);
let isAnyForbidden = false;
for (const [title, rows] of Object.entries({ 'In the product': shipped, 'Tools, which are not handed on': tools })) {
  console.log(`\n${title}`);
  for (const { license, isAllowed, packages } of rows) {
    if (!isAllowed) isAnyForbidden = true;
    console.log(`\n${isAllowed ? '' : 'NOT ALLOWED  '}${license} (${packages.length})\n  ${packages.join('\n  ')}`);
  }
}
if (isAnyForbidden) {
  console.error(
    '\nA license is not on the list in scripts/licences/list-licences.mjs: read it, then add it or do without.',
  );
  process.exit(1);
}
