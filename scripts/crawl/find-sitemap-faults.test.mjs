// @vitest-environment node
import { expect, test } from 'vitest';
import { findSitemapFaults } from './find-sitemap-faults.mjs';
import { ORIGIN, samplePage } from './sample-page.mjs';

const pages = [
  samplePage('/en'),
  samplePage('/blog/guide'),
  samplePage('/en/blog/guide', { canonical: '/blog/guide' }),
  samplePage('/fr', { head: '<meta name="robots" content="noindex">' }),
];

/** @param {string[]} paths */
const map = (...paths) => `<urlset>${paths.map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`).join('')}</urlset>`;

test('maps that list each indexed address once have no fault', () => {
  expect(findSitemapFaults(pages, [map('/en'), map('/blog/guide')])).toEqual([]);
});

test.each([
  { name: 'a missing address', paths: ['/en'], fault: `sitemaps: ${ORIGIN}/blog/guide is missing` },
  {
    name: 'a page that is not indexed',
    paths: ['/en', '/blog/guide', '/fr'],
    fault: `sitemaps: ${ORIGIN}/fr is no indexed page`,
  },
  {
    name: 'an address listed twice',
    paths: ['/en', '/en', '/blog/guide'],
    fault: 'sitemaps: an address is listed twice',
  },
])('finds $name', ({ paths, fault }) => {
  expect(findSitemapFaults(pages, [map(...paths)])).toEqual([fault]);
});
