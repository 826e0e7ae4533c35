// @vitest-environment node
import { expect, test } from 'vitest';
import { findHeadFaults } from './find-head-faults.mjs';
import { ORIGIN, samplePage } from './sample-page.mjs';

const article = samplePage('/blog/guide');
const twin = samplePage('/en/blog/guide', { canonical: '/blog/guide', title: 'Title of /blog/guide' });

test('two addresses of one canonical page may share what they say', () => {
  expect(findHeadFaults([article, twin], ORIGIN)).toEqual([]);
});

test.each([
  { name: 'a second title', change: { head: '<title>Again</title>' }, fault: '/en: has 2 of title' },
  { name: 'an empty title', change: { title: ' ' }, fault: '/en: the title is empty' },
  { name: 'an empty description', change: { description: '' }, fault: '/en: the description is empty' },
  {
    name: 'a second description',
    change: { head: '<meta name="description" content="Again">' },
    fault: '/en: has 2 of description',
  },
  {
    name: 'a long description',
    change: { description: 'x'.repeat(156) },
    fault: '/en: the description has 156 characters, more than 155',
  },
  {
    name: 'a title that another page has',
    change: { title: 'Title of /blog/guide' },
    fault: `${ORIGIN}/en and ${ORIGIN}/blog/guide share the title “Title of /blog/guide”`,
  },
  {
    name: 'a description that another page has',
    change: { description: 'What /blog/guide is' },
    fault: `${ORIGIN}/en and ${ORIGIN}/blog/guide share the description “What /blog/guide is”`,
  },
  {
    name: 'a canonical address that is no page',
    change: { canonical: '/gone' },
    fault: `/en: its canonical address ${ORIGIN}/gone is no page`,
  },
  {
    name: 'a canonical page that names another',
    change: { canonical: '/en/blog/guide' },
    fault: `/en: its canonical page ${ORIGIN}/en/blog/guide names another one`,
  },
])('finds $name', ({ change, fault }) => {
  const pages = [
    samplePage('/en', change),
    article,
    samplePage('/en/blog/guide', { ...NOT_INDEXED, canonical: '/blog/guide' }),
  ];

  expect(findHeadFaults(pages, ORIGIN)).toEqual([fault]);
});

const NOT_INDEXED = { head: '<meta name="robots" content="noindex">' };

test('pages that are not indexed may say the same', () => {
  const page = samplePage('/fr', { ...NOT_INDEXED, title: 'Title of /blog/guide' });

  expect(findHeadFaults([article, page], ORIGIN)).toEqual([]);
});

test('a drawing in the page may have its own title', () => {
  expect(findHeadFaults([samplePage('/en', { body: '<svg><title>Lamp</title></svg>' })], ORIGIN)).toEqual([]);
});
