// @vitest-environment node
import { LANGUAGES } from '@wordlamp/contract/languages';
import { expect, test } from 'vitest';
import type { Block } from '../reading/block.ts';
import { listAllSlugs } from './list-slugs.server.ts';
import { listGuides, readGuide } from './read-guides.server.ts';
import { readPost } from './read-posts.server.ts';
import { readResourceTips } from './read-resource-tips.server.ts';

const slugs = listAllSlugs();
/** The ids that the specification names for the career guide. */
const CAREER_PARTS = [
  'role',
  'how-to-become',
  'skills',
  'courses',
  'companies',
  'salaries',
  'remote-work',
  'skills-improve',
  'challenges',
  'future',
];
/** The articles whose questions the specification counts. */
const FIVE_QUESTIONS = ['prompt-engineering-jobs', 'youtube-thumbnail-maker'];

test('there are six articles of 8, 10 and 12 minutes, with the two dates', () => {
  const articles = listGuides('article', 'en');

  expect(articles.map(({ slug }) => slug).toSorted()).toEqual([
    'art-prompt-generator',
    'json-prompt-guide',
    'prompt-engineering-jobs',
    'veo3-json-prompt',
    'veo3-prompt-guide',
    'youtube-thumbnail-maker',
  ]);
  expect(articles.map(({ minutes }) => minutes).toSorted((a, b) => a - b)).toEqual([8, 8, 10, 10, 12, 12]);
  expect(new Set(articles.map(({ published }) => published))).toEqual(new Set(['2025-08-20', '2025-08-03']));
});

test('there are at least twelve resources, in four categories', () => {
  const resources = listGuides('resource', 'en');

  expect(resources.length).toBeGreaterThanOrEqual(12);
  expect(new Set(resources.map(({ category }) => category)).size).toBe(4);
});

test.each(slugs.blog)('the article %s compiles and answers questions', (slug) => {
  const { faq, blocks } = readGuide('article', slug, 'en', slugs);

  expect(faq.length).toBeGreaterThanOrEqual(FIVE_QUESTIONS.includes(slug) ? 5 : 3);
  expect(blocks.some(({ kind }) => kind === 'sample' || kind === 'table')).toBe(true);
});

test.each(slugs.resources)('the resource %s compiles', (slug) => {
  expect(readGuide('resource', slug, 'en', slugs).blocks.length).toBeGreaterThan(5);
});

test.each(slugs.community)('the post %s compiles', (slug) => {
  expect(readPost(slug, 'en', slugs).blocks.length).toBeGreaterThan(0);
});

test.each(LANGUAGES.map(({ code }) => code))(
  'every text in %s compiles to what the English one is made of',
  (language) => {
    // A translation may need a paragraph more, such as why a sample is in English.
    const kindsIn = (blocks: readonly Block[]) => blocks.map(({ kind }) => kind).filter((kind) => kind !== 'paragraph');

    for (const kind of ['article', 'resource'] as const)
      for (const slug of kind === 'article' ? slugs.blog : slugs.resources) {
        const { blocks, faq } = readGuide(kind, slug, language, slugs);
        const english = readGuide(kind, slug, 'en', slugs);
        expect(kindsIn(blocks), slug).toEqual(kindsIn(english.blocks));
        expect(faq.length, slug).toBe(english.faq.length);
      }
    for (const slug of slugs.community)
      expect(kindsIn(readPost(slug, language, slugs).blocks), slug).toEqual(
        kindsIn(readPost(slug, 'en', slugs).blocks),
      );
  },
);

test('the career guide has the parts that its contents link', () => {
  const { blocks } = readGuide('article', 'prompt-engineering-jobs', 'en', slugs);
  const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));

  expect(ids.filter((id) => CAREER_PARTS.includes(id))).toEqual(CAREER_PARTS);
});

test('a slug of another kind, or an unknown one, is no page', () => {
  for (const slug of ['prompt-basics', 'nothing', '../about'])
    expect(() => readGuide('article', slug, 'en', slugs)).toThrow(Response);
});

test('there is something to do and something not to do', () => {
  const { do: dos, dont } = readResourceTips('en');

  expect(dos.length).toBeGreaterThan(3);
  expect(dont.length).toBeGreaterThan(3);
});
