import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Asset, asset } from './asset.ts';
import { minified } from './minified.ts';
import type { PageCss } from './page-css.ts';
import { takeData } from './take-data.ts';

export type Stylesheet = {
  href: string;
  /** The file with the font faces that are not inlined. */
  faces: string;
  pageCss: PageCss;
};
type PaintedPage = {
  html: string;
  /** The module that starts the app, and the page's data for it; empty if the page has no app. */
  assets: Asset[];
};

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const BOOT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const folder = dirname(fileURLToPath(import.meta.url));
const loader = minified(readFileSync(join(folder, 'loader.js'), 'utf8'));
const firstFonts = minified(readFileSync(join(folder, 'first-fonts.js'), 'utf8'));

/**
 * Rewrites a prerendered page so that its text is painted from the HTML and its fonts. The page's own CSS is inlined,
 * followed by the script that requests its font faces (first-fonts.js); scripts, the app's data and the whole
 * stylesheet come after the largest paint (loader.js). The <link> of the stylesheet stays, disabled: React looks for it
 * when it hydrates and would render the whole document again without it.
 * @throws Error when React Router's output has an unknown shape
 */
export function paintFirst(html: string, stylesheet: Stylesheet): PaintedPage {
  const link = `<link rel="stylesheet" href="${stylesheet.href}"/>`;
  if (!html.includes(link))
    throw new Error('paintFirst: the page has no stylesheet link; React Router writes it in another way now');
  const boot = BOOT.exec(html);
  const preload = [...html.matchAll(MODULE_PRELOAD)].map(([, href]) => href);
  if ((boot === null) !== (preload.length === 0))
    throw new Error('paintFirst: module and preloads do not belong together');

  const painted = `<style>${stylesheet.pageCss(html)}</style><script>${firstFonts}</script>`;
  const styled = html
    .replace(link, () => `${painted}${link.replace('/>', ' disabled=""/>')}`)
    .replace(MODULE_PRELOAD, '');
  if (boot === null) {
    const tag = `<script data-faces="${stylesheet.faces}">${loader}</script>`;
    return { html: styled.replace('</body>', () => `${tag}</body>`), assets: [] };
  }
  const { html: page, data, script } = takeData(styled);
  const file = asset('boot', 'js', minified(`${script}${boot[1]}`, { isModule: true }));
  const files = {
    boot: file.path,
    payload: data.path,
    preload: preload.join(' '),
    faces: stylesheet.faces,
  };
  const named = Object.entries(files).map(([name, value]) => `data-${name}="${value}"`);
  return {
    html: page.replace(boot[0], () => `<script ${named.join(' ')}>${loader}</script>`),
    assets: [file, data],
  };
}
