// `npm run share-pictures`: draws the pictures of shared links that are missing or stale, and removes those that no
// page names. Needs the built site and a browser; what it writes is committed, so that nothing else needs one. With
// --all it redraws every one.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPage } from './crawl/read-page.mjs';
import { runTool } from './process/run-tool.mjs';
import { drawPictures } from './share-pictures/draw-pictures.mjs';
import { findPictureFaults } from './share-pictures/find-picture-faults.mjs';
import { pictureSubjects } from './share-pictures/picture-subjects.mjs';
import { DRAWN, PUBLIC, pictureSizes, readDrawn, withHashes } from './share-pictures/share-folder.mjs';

const ROOT = join(import.meta.dirname, '..');

const { code } = await runTool('node scripts/build-if-stale.mjs', { cwd: ROOT, stdio: 'inherit' });
if (code !== 0) process.exit(code);

mkdirSync(join(PUBLIC, 'share'), { recursive: true });
const wanted = withHashes(pictureSubjects(builtPages(join(ROOT, 'apps/web/build/client'))));
const drawn = existsSync(DRAWN) && !process.argv.includes('--all') ? readDrawn() : {};
const faults = findPictureFaults(wanted, drawn, pictureSizes());
const names = new Set(wanted.map(({ file }) => file));
for (const { file } of faults) if (!names.has(file)) rmSync(join(PUBLIC, file));
const missing = wanted.filter(({ file }) => faults.some((fault) => fault.file === file));
await drawPictures(
  missing.map(({ subject }) => subject),
  PUBLIC,
);
const hashes = Object.fromEntries(wanted.map(({ file, hash }) => [file, hash]).sort());
writeFileSync(DRAWN, `${JSON.stringify(hashes, null, 2)}\n`);
const sizes = [...pictureSizes().values()];
console.log(`${missing.length} of ${wanted.length} pictures drawn; the largest has ${Math.max(...sizes)} bytes.`);

/** The pages of the built site, without the 404 pages. @param {string} root of the built site */
function builtPages(root) {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && !/(^|[\\/])404[\\/]/.test(file))
    .sort()
    .map((file) =>
      readPage(`/${file.replaceAll('\\', '/').replace(/\/index\.html$/, '')}`, readFileSync(join(root, file), 'utf8')),
    );
}
