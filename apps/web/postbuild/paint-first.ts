import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minified } from './minified.ts';
import type { PageCss } from './page-css.ts';

export type Stylesheet = { href: string; pageCss: PageCss };
type PaintedPage = {
  html: string;
  /** The module that starts the app, moved out of the page; absent where the page has none. */
  boot?: { path: string; source: string };
};

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const BOOT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const folder = dirname(fileURLToPath(import.meta.url));
const loader = minified(readFileSync(join(folder, 'loader.js'), 'utf8'));
const repeatView = minified(readFileSync(join(folder, 'repeat-view.js'), 'utf8'));

/**
 * Rewrites a prerendered page so that its text is painted from the HTML alone. The page's own CSS stands in it; scripts,
 * the whole stylesheet and web fonts start after the largest paint (postbuild/loader.js). The <link> of the stylesheet
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
    .replace(
      link,
      () =>
        `<script>${repeatView}</script><style>${stylesheet.pageCss(html)}</style>${link.replace('/>', ' disabled=""/>')}`,
    )
    .replace(MODULE_PRELOAD, '');
  if (boot === null) return { html: styled.replace('</body>', () => `<script>${loader}</script></body>`) };

  const source = boot[1] ?? '';
  const path = `/assets/boot-${createHash('sha256').update(source).digest('hex').slice(0, 10)}.js`;
  const tag = `<script data-boot="${path}" data-preload="${preload.join(' ')}">${loader}</script>`;
  return { html: styled.replace(boot[0], () => tag), boot: { path, source } };
}
