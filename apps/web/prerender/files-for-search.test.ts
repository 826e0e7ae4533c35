// @vitest-environment node
import { expect, test } from 'vitest';
import { filesForSearch } from './files-for-search.ts';
import type { PageFacts } from './read-page-facts.ts';

const ORIGIN = 'https://placeholder.wordlamp.invalid';

/** @param paths the same page by hreflang */
function page(path: string, paths: Record<string, string> = {}): PageFacts {
  return {
    title: `Title of ${path} | Wordlamp`,
    description: `What ${path} is`,
    canonical: ORIGIN + path,
    alternates: Object.entries(paths).map(([language, to]) => ({ language, address: ORIGIN + to })),
    isIndexed: true,
  };
}

const inBoth = { en: '/en', 'zh-Hans': '/zh', 'x-default': '/en' };
const site = [
  page('/en/ai-prompt-generator'),
  page('/en/about'),
  page('/en', inBoth),
  page('/zh', inBoth),
  page('/en/blog'),
  page('/blog/a-guide'),
  page('/blog/a-guide'),
  { ...page('/de'), isIndexed: false },
];
const file = (name: string) => filesForSearch(site).get(name) ?? '';

test('each language with listed pages has a map, and the index names them', () => {
  const files = filesForSearch(site);

  expect([...files.keys()].filter((name) => name.startsWith('sitemaps/'))).toEqual([
    'sitemaps/en.xml',
    'sitemaps/zh.xml',
  ]);
  expect(file('sitemap.xml').match(/<loc>[^<]+/g)).toEqual([
    `<loc>${ORIGIN}/sitemaps/en.xml`,
    `<loc>${ORIGIN}/sitemaps/zh.xml`,
  ]);
});

test('a map lists each canonical address once, the English article among the English pages', () => {
  expect(file('sitemaps/en.xml').match(/(?<=<loc>)[^<]+/g)).toEqual(
    ['/blog/a-guide', '/en', '/en/about', '/en/ai-prompt-generator', '/en/blog'].map((path) => ORIGIN + path),
  );
});

test('a page is listed with itself in every language', () => {
  const links = Object.entries(inBoth).map(
    ([tag, path]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${ORIGIN}${path}"/>`,
  );

  expect(file('sitemaps/zh.xml')).toContain(`<url><loc>${ORIGIN}/zh</loc>${links.join('')}</url>`);
});

test('robots may read everything but what programs talk to, and find the maps', () => {
  expect(file('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\nDisallow: \/auth\/v1\/\n/);
  expect(file('robots.txt')).toContain('Disallow: /functions/v1/\n');
  expect(file('robots.txt')).toContain(`\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

test('llms.txt lists the English site in groups: generators, pages, and lists by the names of their pages', () => {
  expect(file('llms.txt')).toBe(
    `# Wordlamp

> What /en is

## Generators

- [Title of /en/ai-prompt-generator](${ORIGIN}/en/ai-prompt-generator): What /en/ai-prompt-generator is

## Pages

- [Title of /en](${ORIGIN}/en): What /en is
- [Title of /en/about](${ORIGIN}/en/about): What /en/about is
- [Title of /en/blog](${ORIGIN}/en/blog): What /en/blog is

## Title of /en/blog

- [Title of /blog/a-guide](${ORIGIN}/blog/a-guide): What /blog/a-guide is
`,
  );
});

test('the manifest has the name, a description, and pictures for both shapes', () => {
  expect(JSON.parse(file('site.webmanifest'))).toMatchObject({
    name: 'Wordlamp',
    description: 'What /en is',
    start_url: '/en',
    shortcuts: [{ name: 'Text', url: '/en/ai-prompt-generator' }, {}, {}, {}],
    share_target: { action: '/share', method: 'GET' },
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }],
  });
});

test('each language has a manifest of the same app, which opens in that language', () => {
  expect(JSON.parse(file('zh/site.webmanifest'))).toMatchObject({
    id: '/',
    name: 'Wordlamp',
    description: 'What /zh is',
    lang: 'zh-Hans',
    start_url: '/zh',
  });
  expect(JSON.parse(file('ar/site.webmanifest'))).toMatchObject({ dir: 'rtl', description: 'What /en is' });
});

test('a site without its English home page stops the build', () => {
  expect(() => filesForSearch([page('/zh')])).toThrow('home page');
});
