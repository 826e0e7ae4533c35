// `npm run fonts`: cuts the font files of the first paint out of the packages of the brand faces. What it writes is
// committed: a page's first paint is no matter of which packages are installed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { FONT_SUBSETS } from './fonts/font-subsets.mjs';
import { wantedCharacters } from './fonts/wanted-characters.mjs';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'apps/web/app/fonts');

mkdirSync(FOLDER, { recursive: true });
/** @type {Record<string, string>} */
const characters = {};
for (const subset of FONT_SUBSETS) {
  const wanted = wantedCharacters(subset);
  const font = await subsetFont(readFileSync(join(ROOT, 'node_modules', subset.source)), wanted, {
    targetFormat: 'woff2',
    ...(subset.axes && { variationAxes: subset.axes }),
  });
  writeFileSync(join(FOLDER, `${subset.name}.woff2`), font);
  characters[subset.name] = wanted;
  console.log(`${subset.name}: ${[...wanted].length} characters, ${font.length} bytes`);
}
writeFileSync(join(FOLDER, 'characters.json'), `${JSON.stringify(characters, null, 2)}\n`);
