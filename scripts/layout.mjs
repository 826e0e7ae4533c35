// `npm run layout`: opens every page of the built site at three widths and says where it scrolls sideways or cuts a text
// off; the English pages in the two pseudo-languages, too. `npm run layout -- /en /ar/contact` looks at these pages only,
// `-- --kinds` at one page of each kind in four languages.
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listAllSlugs } from '../apps/web/app/content/list-slugs.server.ts';
import { isStandIn, prerenderPaths } from '../apps/web/app/site-paths.ts';
import { serveSite } from './crawl/serve-site.mjs';
import { findLayoutFaults } from './layout/find-layout-faults.mjs';
import { runTool } from './process/run-tool.mjs';

const ROOT = join(import.meta.dirname, '..');
/** English, one with long words, one from right to left, one without spaces. */
const WIDELY_DIFFERENT = /^\/(?:en|de|ar|zh)(?:\/|$)/;

const { code } = await runTool('node scripts/build-if-stale.mjs', { cwd: ROOT, stdio: 'inherit' });
if (code !== 0) process.exit(code);
const { origin, stop } = await serveSite();
try {
  const { values, positionals } = parseArgs({ options: { kinds: { type: 'boolean' } }, allowPositionals: true });
  const all = prerenderPaths(listAllSlugs()).filter((path) => !isStandIn(path));
  const paths = values.kinds ? oneOfEachKind(all) : all;
  const { faults, measured } = await findLayoutFaults(
    origin,
    positionals.length > 0 ? positionals : paths,
    cpus().length,
  );
  for (const fault of faults) console.error(fault);
  console.log(`${measured} pages and widths, ${faults.length} faults.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await stop();
}

/** Of the entries of a list (`/en/blog/…`) the first only: they differ in their text alone. @param {readonly string[]} paths */
function oneOfEachKind(paths) {
  const kindOf = (/** @type {string} */ path) =>
    path.split('/').length > 3 ? path.slice(0, path.lastIndexOf('/') + 1) : path;
  const firsts = [...Map.groupBy(paths, kindOf).values()].flatMap(([first]) => first ?? []);
  return firsts.filter((path) => WIDELY_DIFFERENT.test(path));
}
