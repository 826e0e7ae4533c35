import { API_PREFIXES } from '@wordlamp/contract/api-prefixes';

/** Everything but where programs talk to the server may be read, the scripts and styles included. */
export function robotsTxt(origin: string): string {
  const rules = API_PREFIXES.map((prefix) => `Disallow: ${prefix}/`);
  return `${['User-agent: *', 'Allow: /', ...rules].join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
