// A worker thread that renders pages. Receives lists of paths and returns each page's facts for search engines.
import { parentPort, workerData } from 'node:worker_threads';
import { createPageCss } from './page-css.ts';
import type { PageFacts } from './read-page-facts.ts';
import { createRenderer } from './render-page.ts';
import { writePage } from './write-page.ts';

export type WorkerSettings = {
  /** File URL of the bundled server. */
  serverBuild: string;
  /** The folder that pages are written to. */
  client: string;
  stylesheet: { href: string; faces: string; source: string };
};

const { serverBuild, client, stylesheet }: WorkerSettings = workerData;
const css = { ...stylesheet, pageCss: createPageCss(stylesheet.source) };
const render = createRenderer(await import(serverBuild));

parentPort?.on('message', async (paths: readonly string[]) => {
  const facts: PageFacts[] = [];
  for (const path of paths) {
    const known = writePage(client, path, await render(path), css);
    if (known) facts.push(known);
  }
  parentPort?.postMessage(facts);
});
