import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isStandIn } from '../app/site-paths.ts';
import { paintFirst, type Stylesheet } from './paint-first.ts';
import { type PageFacts, readPageFacts } from './read-page-facts.ts';
import type { RenderedPage } from './render-page.ts';
import { withQuietScroll } from './with-quiet-scroll.ts';

/** React Router's scripts: the module that starts the app, its data stream and its scroll restoration. */
const APP_SCRIPT =
  /<script[^>]*>(?:(?!<\/script>)[\s\S])*?(?:__reactRouter|react-router-scroll-positions)[\s\S]*?<\/script>/g;

/** The mark of forms that are submitted when the app starts; without the app they are submitted right away. */
const EARLY_MARK = / data-early=""/g;

const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/**
 * Writes the files of one page below the folder of the site.
 * @returns facts for search engines; undefined for pages served at other URLs
 */
export function writePage(folder: string, path: string, { html, data }: RenderedPage, css: Stylesheet) {
  const isPlain = isStandIn(path);
  const page = paintFirst(isPlain ? withoutApp(html) : withQuietScroll(html), css);
  for (const { path: file, source } of page.assets) write(join(folder, file), source);
  // Rendered as /404/404, since the router would take /404 for a language.
  write(join(folder, path.replace(/^\/404\/404$/, '/404'), 'index.html'), page.html);
  if (isPlain) return;
  write(join(folder, `${path}.data`), data);
  return readPageFacts(html) satisfies PageFacts;
}

/** @param file whose folders are made where they are not there */
export function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * A page that stays plain HTML. The 404 page answers for every unknown address: the router in the browser would match
 * that address to another route than the one that was prerendered, and ask for data that does not exist.
 */
export function withoutApp(html: string): string {
  return html.replace(APP_SCRIPT, '').replace(MODULE_PRELOAD, '').replace(EARLY_MARK, '');
}
