// @vitest-environment node
import { expect, test } from 'vitest';
import { findLanguageFaults } from './find-language-faults.mjs';
import { ORIGIN, samplePage } from './sample-page.mjs';

const LANGUAGES = [
  { code: 'en', tag: 'en', direction: 'ltr' },
  { code: 'ar', tag: 'ar', direction: 'rtl' },
  { code: 'zh', tag: 'zh-Hans', direction: 'ltr' },
];
const ALTERNATES = { en: '/en', ar: '/ar', 'x-default': '/en' };
const english = samplePage('/en', { alternates: ALTERNATES });
const arabic = samplePage('/ar', { lang: 'ar', dir: 'rtl', alternates: ALTERNATES });

/** @param {ReturnType<typeof samplePage>[]} pages */
const faults = (...pages) => findLanguageFaults(pages, LANGUAGES, ORIGIN);

test('pages that name each other and themselves have no fault', () => {
  expect(faults(english, arabic)).toEqual([]);
});

test('another address of a canonical page has the alternates of that page', () => {
  const alternates = { en: '/blog/guide', 'x-default': '/blog/guide' };
  const article = samplePage('/blog/guide', { alternates });
  const twin = samplePage('/en/blog/guide', { canonical: '/blog/guide', alternates });

  expect(faults(article, twin)).toEqual([]);
});

test.each([
  {
    name: 'a page that does not name the other in return',
    pages: [samplePage('/en', { alternates: { en: '/en', 'x-default': '/en' } }), arabic],
    found: ['en', 'x-default'].map((tag) => `/ar: ${ORIGIN}/en for ${tag} does not name it in return`),
  },
  {
    name: 'a page that does not name itself',
    pages: [samplePage('/en', { alternates: { 'x-default': '/en' } })],
    found: ['/en: does not name itself as en', `/en: ${ORIGIN}/en for x-default does not name it in return`],
  },
  {
    name: 'no page for everyone else',
    pages: [samplePage('/en', { alternates: { en: '/en' } })],
    found: ['/en: names no x-default'],
  },
  {
    name: 'an alternate that is no page',
    pages: [english],
    found: [`/en: ${ORIGIN}/ar for ar is no page`],
  },
  {
    name: 'an alternate that is not indexed',
    pages: [
      english,
      samplePage('/ar', { lang: 'ar', dir: 'rtl', alternates: {}, head: '<meta name="robots" content="noindex">' }),
    ],
    found: [`/en: ${ORIGIN}/ar for ar is not indexed`],
  },
  {
    name: 'an alternate under the code of the path instead of its tag',
    pages: [samplePage('/zh', { lang: 'zh-Hans', alternates: { 'zh-Hans': '/zh', zh: '/zh', 'x-default': '/zh' } })],
    found: [`/zh: ${ORIGIN}/zh is zh-Hans, not zh`],
  },
  {
    name: 'a page that is not indexed and offers itself',
    pages: [samplePage('/en', { head: '<meta name="robots" content="noindex">' })],
    found: ['/en: is not indexed, but an alternate'],
  },
  {
    name: 'a page that runs the wrong way',
    pages: [english, samplePage('/ar', { lang: 'ar', alternates: ALTERNATES })],
    found: ['/ar: is ar ltr, not ar rtl'],
  },
  {
    name: 'a page without a language that is not English',
    pages: [samplePage('/alone', { lang: 'ar', alternates: { ar: '/alone', 'x-default': '/alone' } })],
    found: ['/alone: is ar ltr, not en ltr'],
  },
])('finds $name', ({ pages, found }) => {
  expect(faults(...pages)).toEqual(found);
});
