import { minified } from './minified.ts';

const SCROLL = /<script>(\(\(storageKey[\s\S]*?)<\/script>/;
const UNGUARDED = /console\.error\(error\);\s*sessionStorage\.removeItem\(storageKey\);/;

/**
 * Makes React Router's scroll restoration ignore blocked storage (the original throws in its error handler), and
 * minifies its script.
 * @throws Error when React Router's script has an unknown shape
 */
export function withQuietScroll(html: string): string {
  if (!html.includes('react-router-scroll-positions')) return html;
  const [script, source = ''] = SCROLL.exec(html) ?? [];
  if (script === undefined || !UNGUARDED.test(source))
    throw new Error('withQuietScroll: the script of scroll restoration is another now');
  const quiet = source.replace(UNGUARDED, 'try{sessionStorage.removeItem(storageKey)}catch{/* forbidden */}');
  return html.replace(script, () => `<script>${minified(quiet)}</script>`);
}
