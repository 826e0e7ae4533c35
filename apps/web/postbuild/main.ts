// Runs after `react-router build`: turns its output into the files that the server sends.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asset } from './asset.ts';
import { compressAssets } from './compress-assets.ts';
import { filesForSearch } from './files-for-search.ts';
import { createPageCss } from './page-css.ts';
import { paintFirst, webFonts } from './paint-first.ts';
import { type PageFacts, readPageFacts } from './read-page-facts.ts';
import { splitFaces } from './split-faces.ts';
import { templateCollections } from './template-collections.ts';
import { withQuietScroll } from './with-quiet-scroll.ts';
import { withoutApp } from './without-app.ts';

const client = join(dirname(fileURLToPath(import.meta.url)), '../build/client');
const assets = join(client, 'assets');
const started = performance.now();

const stylesheet = readdirSync(assets).find((name) => /^root-.*\.css$/.test(name));
if (stylesheet === undefined) throw new Error('The build has no root stylesheet; look at postbuild/main.ts');
const wholeCss = readFileSync(join(assets, stylesheet), 'utf8');
const { sheet, faces } = splitFaces(wholeCss);
writeFileSync(join(assets, stylesheet), sheet);
const facesFile = asset('faces', 'css', faces);
writeFileSync(join(client, facesFile.path), faces);
const css = { href: `/assets/${stylesheet}`, faces: facesFile.path, pageCss: createPageCss(wholeCss) };

// Unknown addresses answer a prerendered 404 page, so React Router's catch-all page has no use.
rmSync(join(client, 'index.html'));
writeFileSync(join(client, webFonts.path), webFonts.source);
renameSync(join(client, '404/404/index.html'), join(client, '404/index.html'));
rmSync(join(client, '404/404'), { recursive: true });
const pages: PageFacts[] = [];
for (const file of filesBelow(client)) {
  if (file.endsWith('/404.data')) rmSync(join(client, file));
  if (!file.endsWith('index.html')) continue;
  const html = readFileSync(join(client, file), 'utf8');
  const isMissing = /(^|\/)404\//.test(file);
  const page = paintFirst(isMissing ? withoutApp(html) : withQuietScroll(html), css);
  if (!isMissing) pages.push(readPageFacts(html));
  for (const { path, source } of page.assets) writeFileSync(join(client, path), source);
  writeFileSync(join(client, file), page.html);
}
for (const [file, text] of [...filesForSearch(pages), ...templateCollections()]) {
  mkdirSync(dirname(join(client, file)), { recursive: true });
  writeFileSync(join(client, file), text);
}
const compressed = await compressAssets(assets);
console.log(`Site ready: ${compressed} files compressed, ${Math.round(performance.now() - started)} ms`);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}
