// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { findWeightFaults } from './find-weight-faults.mjs';
import { samplePage } from './sample-page.mjs';

const body = '<h1>A</h1><script data-boot="/assets/boot.js" data-preload="/assets/a.js /assets/b.js"></script>';

/** @param {string} path @param {number} bytes of each of three files */
const faults = (path, bytes) =>
  findWeightFaults(
    [samplePage(path, { body })],
    new Map(['boot', 'a', 'b'].map((name) => [`/assets/${name}.js`, bytes])),
  );

test.each([
  { path: '/en/about', most: 47_786 },
  { path: '/blog/art-prompt-generator', most: 47_786 },
  { path: '/en/art-prompt-generator', most: 59_733 },
])('$path may load three files of $most bytes, and not one byte more of each', ({ path, most }) => {
  expect(faults(path, most)).toEqual([]);
  expect(faults(path, most + 1)).toEqual([expect.stringContaining(`${path}: loads ${3 * (most + 1)} bytes`)]);
});

test('a page loads no more than 135 kB of the fonts that its own styles name', () => {
  const face = (/** @type {string} */ name) => `@font-face{font-family:${name};src:url(/assets/${name}.woff2)}`;
  const page = samplePage('/tr', { head: `<style>${face('one')}${face('two')}${face('one')}</style>` });
  const faultsOf = (/** @type {number} */ two) =>
    findWeightFaults(
      [page],
      new Map([
        ['/assets/one.woff2', 100_000],
        ['/assets/two.woff2', two],
      ]),
    );

  expect(faultsOf(35_000)).toEqual([]);
  expect(faultsOf(35_001)).toEqual([expect.stringContaining('/tr: loads 135001 bytes of fonts')]);
});

test('the heading of an Arabic page comes within the first round trip', () => {
  const incompressible = randomBytes(9000).toString('base64');
  const faultsOf = (/** @type {string} */ lang) =>
    findWeightFaults([samplePage('/ar', { lang, head: `<style>${incompressible}</style>` })], new Map());

  expect(faultsOf('en')).toEqual([]);
  expect(faultsOf('ar')).toEqual([expect.stringMatching(/^\/ar: its heading comes after \d+ bytes, more than 8500$/)]);
});

test('finds a file that is not there', () => {
  expect(
    findWeightFaults(
      [samplePage('/en', { body })],
      new Map([
        ['/assets/boot.js', 1],
        ['/assets/a.js', 1],
      ]),
    ),
  ).toEqual(['/en: /assets/b.js is not there']);
});
