// @vitest-environment node
import { expect, test } from 'vitest';
import { pageMeta, titleWithSite } from './page-meta.ts';
import { article } from './structured-data.ts';

const page = {
  path: '/about',
  title: 'About',
  description: 'What this is',
  keywords: 'about',
  trail: [{ name: 'About', path: '/about' }],
  data: [],
};
const origin = 'https://placeholder.wordlamp.invalid';

function links(rel: string, meta: ReturnType<typeof pageMeta>) {
  return meta.filter(
    (entry): entry is { rel: string; href: string; hrefLang: string } => 'rel' in entry && entry.rel === rel,
  );
}

test('a page is its own canonical address', () => {
  const meta = pageMeta({ ...page, language: 'fr', wholeLanguages: ['en', 'fr'] });

  expect(links('canonical', meta)).toMatchObject([{ href: `${origin}/fr/about` }]);
});

test('names the whole languages by their tags, and English for everyone else', () => {
  const meta = pageMeta({ ...page, language: 'en', wholeLanguages: ['en', 'pt', 'zh'] });

  expect(links('alternate', meta).map(({ hrefLang, href }) => [hrefLang, href.slice(origin.length)])).toEqual([
    ['en', '/en/about'],
    ['zh-Hans', '/zh/about'],
    ['pt-BR', '/pt/about'],
    ['x-default', '/en/about'],
  ]);
});

test.each([
  { language: 'fr', wholeLanguages: ['en'], isIndexed: false },
  { language: 'fr', wholeLanguages: ['en', 'fr'], isIndexed: true },
])('in $language with whole $wholeLanguages it is indexed: $isIndexed', ({ language, wholeLanguages, isIndexed }) => {
  const meta = pageMeta({ ...page, language, wholeLanguages });

  expect(meta.some((entry) => 'name' in entry && entry.name === 'robots')).toBe(!isIndexed);
});

test('an article is shared as one, with its date', () => {
  const data = [article({ title: 'A guide', description: 'What it is', published: '2025-08-20' })];
  const kinds = (meta: ReturnType<typeof pageMeta>) =>
    meta.filter((entry) => 'property' in entry && /^(og:type|article:)/.test(String(entry.property)));

  expect(kinds(pageMeta({ ...page, language: 'en', wholeLanguages: ['en'], data }))).toEqual([
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: '2025-08-20' },
  ]);
  expect(kinds(pageMeta({ ...page, language: 'en', wholeLanguages: ['en'] }))).toEqual([
    { property: 'og:type', content: 'website' },
  ]);
});

test.each([
  { title: 'A guide', whole: 'A guide | Wordlamp' },
  { title: 'x'.repeat(59), whole: `${'x'.repeat(59)} | Wordlamp` },
  { title: 'x'.repeat(60), whole: 'x'.repeat(60) },
])('the title "$title" names the site where there is room', ({ title, whole }) => {
  expect(titleWithSite(title)).toBe(whole);
});
