// `npm run layout`: opens every page of the built site at three widths and says where it scrolls sideways or cuts a text off.
// With --pseudo it builds the site with the two pseudo-languages first, looks at those, and builds the real one again.
import { cpus } from 'node:os';
import { join } from 'node:path';
import { listAllSlugs } from '../apps/web/app/content/list-slugs.server.ts';
import { PSEUDO_LANGUAGES } from '../apps/web/app/content/pseudo-words.server.ts';
import { prerenderPaths } from '../apps/web/app/site-paths.ts';
import { serveSite } from './crawl/serve-site.mjs';
import { findLayoutFaults } from './layout/find-layout-faults.mjs';
import { runTool } from './process/run-tool.mjs';

const ROOT = join(import.meta.dirname, '..');
const isPseudo = process.argv.includes('--pseudo');

if (isPseudo) process.env.VITE_PSEUDO_LANGUAGES = '1';
await build();
try {
  process.exitCode = (await look()) > 0 ? 1 : 0;
} finally {
  if (isPseudo) {
    delete process.env.VITE_PSEUDO_LANGUAGES;
    await build();
  }
}

/** @returns {Promise<number>} of faults */
async function look() {
  const { origin, stop } = await serveSite();
  try {
    const languages = isPseudo ? PSEUDO_LANGUAGES : [''];
    const paths = prerenderPaths(listAllSlugs()).filter((path) =>
      languages.some((language) => language === '' || path === `/${language}` || path.startsWith(`/${language}/`)),
    );
    const { faults, measured } = await findLayoutFaults(
      origin,
      paths.filter((path) => !path.endsWith('/404')),
      cpus().length,
    );
    for (const fault of faults) console.error(fault);
    console.log(`${measured} pages and widths, ${faults.length} faults.`);
    return faults.length;
  } finally {
    await stop();
  }
}

async function build() {
  const { code } = await runTool('node scripts/build-if-stale.mjs', { cwd: ROOT, stdio: 'inherit' });
  if (code !== 0) process.exit(code);
}
