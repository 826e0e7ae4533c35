import type { ListedPage } from './listed-pages.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** One sitemap per language with pages, and an index. @returns file names below the site, and their texts */
export function sitemaps(pages: readonly ListedPage[], origin: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const language of new Set(pages.map((page) => page.language)))
    files.set(`sitemaps/${language}.xml`, sitemap(pages.filter((page) => page.language === language)));
  const entries = [...files.keys()].map((file) => `<sitemap><loc>${origin}/${file}</loc></sitemap>`);
  files.set(
    'sitemap.xml',
    `${DECLARATION}\n<sitemapindex xmlns="${SCHEMA}">\n${entries.join('\n')}\n</sitemapindex>\n`,
  );
  return files;
}

/** Source: Google's form for localized versions in sitemaps, the same alternates at each of them. */
function sitemap(pages: readonly ListedPage[]): string {
  const entries = pages.map(({ canonical, alternates }) => {
    const links = alternates.map(
      ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`,
    );
    return `<url><loc>${escaped(canonical)}</loc>${links.join('')}</url>`;
  });
  const root = `<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  return `${DECLARATION}\n${root}\n${entries.join('\n')}\n</urlset>\n`;
}

const escaped = (address: string) => address.replaceAll('&', '&amp;');
