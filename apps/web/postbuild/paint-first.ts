import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Asset, asset } from './asset.ts';
import { minified } from './minified.ts';
import type { PageCss } from './page-css.ts';

export type Stylesheet = {
  href: string;
  /** Where the font faces stand that are not in it. */
  faces: string;
  pageCss: PageCss;
};
type PaintedPage = {
  html: string;
  /** The module that starts the app, with the page's data for it; absent where the page has none. */
  boot?: Asset;
};

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const BOOT = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** Makes the stream that the data goes through. Its element stays: React finds it when it hydrates, whatever stands in it. */
const CONTEXT = /<script>(window\.__reactRouterContext = [^<]*)<\/script>/;
/** Hands the app its data, whole: a page that tells texts in it by marks (texts-once.ts) has another script, and keeps it. */
const HANDOVER =
  /<script>(window\.__reactRouterContext\.streamController\.(?:enqueue\("(?:[^"\\]|\\.)*"\)|close\(\));)<\/script>/g;
const HANDOVER_CALL = /streamController\.(?:enqueue|close)\(/g;
const folder = dirname(fileURLToPath(import.meta.url));
const loader = minified(readFileSync(join(folder, 'loader.js'), 'utf8'));

/** The script that brings the web fonts in: one file for all pages. */
export const webFonts = asset('fonts', 'js', minified(readFileSync(join(folder, 'web-fonts.js'), 'utf8')));

/**
 * Rewrites a prerendered page so that its text is painted from the HTML alone. The page's own CSS stands in it; scripts,
 * the app's data, the whole stylesheet and web fonts come after the largest paint (postbuild/loader.js). The <link> of the stylesheet
 * stays, disabled: React looks for it when it hydrates and would render the whole document again without it.
 * @throws Error when React Router writes its pages in another way than this knows
 */
export function paintFirst(html: string, stylesheet: Stylesheet): PaintedPage {
  const link = `<link rel="stylesheet" href="${stylesheet.href}"/>`;
  if (!html.includes(link))
    throw new Error('paintFirst: the page has no stylesheet link; React Router writes it in another way now');
  const boot = BOOT.exec(html);
  const preload = [...html.matchAll(MODULE_PRELOAD)].map(([, href]) => href);
  if ((boot === null) !== (preload.length === 0))
    throw new Error('paintFirst: module and preloads do not belong together');

  const styled = html
    .replace(link, () => `<style>${stylesheet.pageCss(html)}</style>${link.replace('/>', ' disabled=""/>')}`)
    .replace(MODULE_PRELOAD, '');
  if (boot === null) {
    const tag = `<script data-fonts="${webFonts.path}" data-faces="${stylesheet.faces}">${loader}</script>`;
    return { html: styled.replace('</body>', () => `${tag}</body>`) };
  }
  const context = CONTEXT.exec(styled)?.[1];
  if (context === undefined) throw new Error('paintFirst: React Router hands its context over in another way now');
  const data = [...styled.matchAll(HANDOVER)].map(([, call = '']) => call);
  const isWhole = data.length === styled.match(HANDOVER_CALL)?.length; // they have to stay in their order
  const file = asset('boot', 'js', [...(isWhole ? [context, ...data] : []), boot[1]].join('\n'));
  const tag = `<script data-boot="${file.path}" data-preload="${preload.join(' ')}" data-fonts="${webFonts.path}" data-faces="${stylesheet.faces}">${loader}</script>`;
  const painted = isWhole ? styled.replace(HANDOVER, '').replace(CONTEXT, '<script></script>') : styled;
  return { html: painted.replace(boot[0], () => tag), boot: file };
}
