import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const TEST_SCRIPT = 'console.log("https://placeholder.wordlamp.invalid")';

/** What a browser does not run needs no leave by a hash. */
const STRUCTURED_DATA = '<script type="application/ld+json">{"@type":"WebSite"}</script>';

/** A small site in the shape of the built one: two languages, a 404 page in each, an asset. */
const FILES: Readonly<Record<string, string>> = {
  'en/index.html': page('en', 'Home', `<script>${TEST_SCRIPT}</script><script></script>${STRUCTURED_DATA}`),
  'en/about/index.html': page('en', 'About', '<meta name="backend-origin" content="https://api.example.org">'),
  'en/json-prompt/index.html': page('en', 'JSON prompt', ''),
  'en/404/index.html': page('en', 'Oops! Page not found', ''),
  '404/index.html': page('en', 'Oops! Page not found', ''),
  'fr/index.html': page('fr', 'Accueil', ''),
  'fr/404/index.html': page('fr', 'Page introuvable', ''),
  'blog/post/index.html': page('en', 'Post', ''),
  'en.data': '["https://placeholder.wordlamp.invalid/en"]',
  'sw.js': 'const does = "keep";',
  'robots.txt': 'Sitemap: https://placeholder.wordlamp.invalid/sitemap.xml\n',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '__spa-fallback.html': 'not for visitors',
  '.vite/manifest.json': '{}',
  'assets/app-1a2b3c.js': `export const words = ${JSON.stringify('word '.repeat(200))};`,
};

/** Writes the site to a new folder. @returns the folder */
export function writeTestSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'wordlamp-site-'));
  for (const [name, content] of Object.entries(FILES)) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return root;
}

function page(language: string, title: string, head: string): string {
  const canonical = '<link rel="canonical" href="https://placeholder.wordlamp.invalid/en">';
  const text = `<p>${title} text. </p>`.repeat(30);
  return `<!doctype html><html lang="${language}"><head><title>${title}</title>${canonical}${head}</head><body>${text}</body></html>`;
}
