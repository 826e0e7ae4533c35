// @vitest-environment node
import { expect, test } from 'vitest';
import { readPage } from '../crawl/read-page.mjs';
import { hashSubject, pictureSubjects } from './picture-subjects.mjs';

/** @param {{ path?: string, steps?: string[], head?: string }} options */
function page({ path = '/en/about', steps = ['Wordlamp', 'About'], head = '' }) {
  const way = { '@type': 'BreadcrumbList', itemListElement: steps.map((name) => ({ name })) };
  const html = `<html lang="en" dir="ltr"><head>${head}<meta name="description" content="Who we are">
    <meta property="og:image" content="https://a.example/share${path}.png">
    <script type="application/ld+json">${JSON.stringify(way)}</script></head><body><h1>About us</h1></body></html>`;
  return readPage(path, html);
}

test('a picture shows the heading and the description of its page', () => {
  expect(pictureSubjects([page({})])).toEqual([
    {
      file: '/share/en/about.png',
      lang: 'en',
      dir: 'ltr',
      title: 'About us',
      description: 'Who we are',
      parent: '',
      hue: 'primary',
    },
  ]);
});

test.each([
  { path: '/en/veo3-json-prompt', hue: 'video' },
  { path: '/en/json-prompt', hue: 'json' },
  { path: '/en/art-prompt-generator', hue: 'art' },
  { path: '/en/ai-prompt-generator', hue: 'text' },
  { path: '/en/community/prose-around-my-json', hue: 'lamp' },
])('$path has the hue of $hue', ({ path, hue }) => {
  expect(pictureSubjects([page({ path })])).toMatchObject([{ hue }]);
});

test('an entry of a list names the list', () => {
  expect(pictureSubjects([page({ steps: ['Wordlamp', 'Blog', 'A guide'] })])).toMatchObject([{ parent: 'Blog' }]);
});

test('a picture that two pages name is drawn once, and one of a page that is not listed never', () => {
  expect(pictureSubjects([page({}), page({})])).toHaveLength(1);
  expect(pictureSubjects([page({ head: '<meta name="robots" content="noindex">' })])).toEqual([]);
});

test('the hash changes with what is shown and with how', () => {
  const [subject] = pictureSubjects([page({})]);
  if (!subject) throw new Error('there is one');

  const hashes = [
    hashSubject(subject, 'a'),
    hashSubject(subject, 'b'),
    hashSubject({ ...subject, description: 'Who we were' }, 'a'),
  ];

  expect(new Set(hashes).size).toBe(3);
  expect(hashSubject({ ...subject }, 'a')).toBe(hashes[0]);
});
