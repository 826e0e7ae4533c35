// Measures the signs of decay and fails where one is over its limit. The mutation score of the engine, the slow half of
// sign 9, is `npm run mutation -w lab`.
import { join } from 'node:path';
import { patternSigns } from './signs/pattern-signs.mjs';
import { readRepository } from './signs/read-repository.mjs';
import { structureSigns } from './signs/structure-signs.mjs';
import { toolSigns } from './signs/tool-signs.mjs';

const MAX_SHOWN = 30;

const repository = readRepository(join(import.meta.dirname, '..'));
const signs = [...structureSigns, ...patternSigns, ...toolSigns].sort((a, b) => a.number - b.number);
const rows = await Promise.all(signs.map(async (sign) => ({ ...sign, ...(await sign.measure(repository)) })));

for (const { number, name, value, limit, isOver, findings } of rows) {
  const mark = isOver ? 'OVER' : 'ok';
  console.log(
    `${String(number).padStart(2)}  ${name.padEnd(26)} ${value.padStart(20)}   limit ${limit.padEnd(12)} ${mark}`,
  );
  if (!isOver) continue;
  for (const finding of findings.slice(0, MAX_SHOWN)) console.log(`      ${finding}`);
  if (findings.length > MAX_SHOWN) console.log(`      … and ${findings.length - MAX_SHOWN} more`);
}
const over = rows.filter(({ isOver }) => isOver).length;
console.log(
  over === 0 ? `All ${rows.length} signs are within their limits.` : `${over} of ${rows.length} signs are over.`,
);
process.exitCode = over === 0 ? 0 : 1;
