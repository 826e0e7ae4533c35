import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Asset, asset } from './asset.ts';
import { minified } from './minified.ts';
import type { PageCss } from './page-css.ts';
import { splitStyles } from './split-styles.ts';
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

const STRUCTURED_DATA = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const BOOT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const folder = dirname(fileURLToPath(import.meta.url));
const loader = minified(readFileSync(join(folder, 'loader.js'), 'utf8'));
const firstFonts = minified(readFileSync(join(folder, 'first-fonts.js'), 'utf8'));
const restStyles = minified(readFileSync(join(folder, 'rest-styles.js'), 'utf8'));

/**
 * Rewrites a prerendered page so that its text is painted from the HTML and its fonts. The page's own CSS is inlined:
 * what its beginning needs in the head, followed by the script that requests its font faces (first-fonts.js), and the
 * rest behind the beginning (rest-styles.js). What only search engines read is at the end. Scripts, the app's data and
 * the whole stylesheet come after the largest paint (loader.js). The <link> of the stylesheet stays, disabled: React
 * looks for it when it hydrates and would render the whole document again without it.
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

  const { beginning, first, end, rest } = splitStyles(html, stylesheet.pageCss);
  const styles = `<style>${first}</style><script>${firstFonts}</script>${link.replace('/>', ' disabled=""/>')}`;
  const structuredData = beginning.match(STRUCTURED_DATA)?.join('') ?? '';
  const started = beginning.replace(STRUCTURED_DATA, '').replace(link, () => styles);
  const styled = `${started}${rest && later(rest, link)}${end}`.replace(MODULE_PRELOAD, '');
  const last = (attributes: string) => `${structuredData}<script ${attributes}>${loader}</script>`;
  if (boot === null) {
    const tag = last(`data-faces="${stylesheet.faces}"`);
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
    html: page.replace(boot[0], () => last(named.join(' '))),
    assets: [file, data],
  };
}

/** Styles that a <style> in the body would hold as well, but HTML does not allow one there. */
function later(styles: string, link: string): string {
  return `<template data-rest><style>${styles}</style></template><noscript data-rest>${link}</noscript><script data-rest>${restStyles}</script>`;
}
