// @vitest-environment node
import { expect, test } from 'vitest';
import { canonicalPath, pageAt, pathBelowLanguage, prerenderPaths } from './site-paths.ts';

test.each([
  { address: '/en', below: '', page: 'home' },
  { address: '/de/', below: '', page: 'home' },
  { address: '/de/blog', below: '/blog', page: 'blog' },
  { address: '/de/blog/a-guide', below: '/blog/a-guide', page: 'blog' },
  { address: '/blog/a-guide', below: '/blog/a-guide', page: 'blog' },
  { address: '/resources/a-guide', below: undefined, page: undefined },
  { address: '/veo3-json-prompt', below: '/veo3-json-prompt', page: 'videoPrompt' },
  { address: '/about', below: undefined, page: undefined },
  { address: '/en/nothing', below: undefined, page: undefined },
  { address: '/english', below: undefined, page: undefined },
  { address: '/en/blog/a/b', below: undefined, page: undefined },
])('$address is $page', ({ address, below, page }) => {
  expect(pathBelowLanguage(address)).toBe(below);
  expect(pageAt(address)).toBe(page);
});

test.each([
  { below: '/blog/a-guide', language: 'en', canonical: '/blog/a-guide' },
  { below: '/blog/a-guide', language: 'fr', canonical: '/fr/blog/a-guide' },
  { below: '/blog', language: 'en', canonical: '/en/blog' },
  { below: '/veo3-json-prompt', language: 'en', canonical: '/en/veo3-json-prompt' },
  { below: '/translation-guide', language: 'en', canonical: '/en/translation-guide' },
] as const)('$below in $language is known as $canonical', ({ below, language, canonical }) => {
  expect(canonicalPath(below, language)).toBe(canonical);
});

test('every address is built once, and those without a language are few', () => {
  const paths = prerenderPaths({ blog: ['one'], resources: ['two'], community: ['three'] });

  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !/^\/(en|fr|es|de|ar|zh|ja|ko|tr|ru|pt|it)(\/|$)/.test(path))).toEqual([
    '/404/404',
    '/veo3-json-prompt',
    '/translation-guide',
    '/auth',
    '/account',
    '/blog/one',
  ]);
  expect(paths).toContain('/ar/community/three');
});
