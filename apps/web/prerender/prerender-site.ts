import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asset } from './asset.ts';
import { filesForSearch } from './files-for-search.ts';
import { findableFiles } from './findable-files.ts';
import { type Chunk, keepLists } from './keep-lists.ts';
import { renderInThreads } from './render-in-threads.ts';
import { writeServiceWorker } from './service-worker.ts';
import { splitFaces } from './split-faces.ts';
import { templateCollections } from './template-collections.ts';
import { write } from './write-page.ts';

/**
 * Creates the files of the site from the two bundles of a build.
 * @param build the folder in which `client` and `server` are
 * @param paths every address that is built
 * @param chunks the bundler's output for browsers
 */
export async function prerenderSite(
  build: string,
  paths: readonly string[],
  chunks: readonly Chunk[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const client = join(build, 'client');
  const settings = {
    serverBuild: pathToFileURL(join(build, 'server/index.js')).href,
    client,
    stylesheet: takeFaces(client),
  };
  const pages = await renderInThreads(groupByLanguage(paths), settings, env);
  for (const [file, text] of [...filesForSearch(pages), ...templateCollections(), ...findableFiles()])
    write(join(client, file), text);
  for (const [file, text] of keepLists(client, chunks)) write(join(client, file), text);
  await writeServiceWorker(client);
}

/** Moves the font faces out of the whole stylesheet, which stays as `source` for the pages' own CSS. */
function takeFaces(client: string) {
  const name = readdirSync(join(client, 'assets')).find((name) => /^root-.*\.css$/.test(name));
  if (name === undefined) throw new Error('The build has no root stylesheet; look at prerender/prerender-site.ts');
  const href = `/assets/${name}`;
  const source = readFileSync(join(client, href), 'utf8');
  const split = splitFaces(source);
  const faces = asset('faces', 'css', split.faces);
  writeFileSync(join(client, href), split.sheet);
  writeFileSync(join(client, faces.path), faces.source);
  return { href, faces: faces.path, source };
}

/** By the first part of the path; pages without a language form their own groups. */
function groupByLanguage(paths: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const [, first = ''] = path.split('/', 2);
    groups.set(first, [...(groups.get(first) ?? []), path]);
  }
  return [...groups.values()];
}
