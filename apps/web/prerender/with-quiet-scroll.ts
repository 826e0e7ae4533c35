import { minified } from './minified.ts';

const SCROLL = /<script>(\(\(storageKey[\s\S]*?)<\/script>/;
const UNGUARDED = /console\.error\(error\);\s*sessionStorage\.removeItem\(storageKey\);/;

/**
 * Lets React Router's scroll restoration pass over a storage that is forbidden (as it comes, its script throws where it
 * handles that error), and makes its script short.
 * @throws Error when React Router writes its script in another way than this knows
 */
export function withQuietScroll(html: string): string {
  if (!html.includes('react-router-scroll-positions')) return html;
  const [script, source = ''] = SCROLL.exec(html) ?? [];
  if (script === undefined || !UNGUARDED.test(source))
    throw new Error('withQuietScroll: the script of scroll restoration is another now');
  const quiet = source.replace(UNGUARDED, 'try{sessionStorage.removeItem(storageKey)}catch{/* forbidden */}');
  return html.replace(script, () => `<script>${minified(quiet)}</script>`);
}
