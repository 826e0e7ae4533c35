/** Where programs talk to the server; none of it is a page (unknown-api-path.ts of the server has the same list). */
const NOT_PAGES = ['/auth/v1/', '/rest/v1/', '/realtime/v1/', '/storage/v1/', '/functions/v1/', '/api/', '/health/'];

/** Everything else may be read, the scripts and styles included. */
export function robotsTxt(origin: string): string {
  const rules = NOT_PAGES.map((path) => `Disallow: ${path}`);
  return `${['User-agent: *', 'Allow: /', ...rules].join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
