import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeTestSite } from '../../testing/write-test-site.ts';
import { findInSite } from './find-in-site.ts';
import { loadSite } from './load-site.ts';
import { REDIRECTS } from './redirects.ts';
import type { Site } from './site-file.ts';

let root: string;
let site: Site;
beforeAll(() => {
  root = writeTestSite();
  site = loadSite(root, { publicUrl: 'https://wordlamp.test', hasServiceWorker: true });
});
afterAll(() => rmSync(root, { recursive: true }));

test('a million slashes are looked at once', () => {
  expect(findInSite(site, `${'/'.repeat(1_000_000)}x`)).toMatchObject({ file: { status: 404 } });
  expect(findInSite(site, `/en${'/'.repeat(1_000_000)}`)).toEqual({ redirect: { to: '/en', status: 308 } });
});

test('no path leads off this site, and no redirect to another', () => {
  const segment = fc.constantFrom(
    '',
    '/',
    'en',
    'EN',
    'fr',
    'blog',
    'about',
    '//evil.example',
    '\\evil',
    '%2f',
    '.',
    '..',
    'x',
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
      const found = findInSite(site, `/${segments.join('/')}`);
      if ('file' in found) return;
      expect(found.redirect.to).toMatch(/^\/[a-z]/);
      expect(REDIRECTS.has(found.redirect.to)).toBe(false);
    }),
  );
});
