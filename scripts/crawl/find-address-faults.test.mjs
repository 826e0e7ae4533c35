// @vitest-environment node
import { expect, test } from 'vitest';
import { expectedAnswers, findAddressFaults } from './find-address-faults.mjs';

const expected = { path: '/blog', status: 308, location: '/en/blog' };

test('an answer as expected has no fault', () => {
  expect(findAddressFaults([{ expected, answer: { status: 308, location: '/en/blog', type: undefined } }])).toEqual([]);
});

test('says what is different in an answer', () => {
  expect(findAddressFaults([{ expected, answer: { status: 302, location: '/fr/blog', type: undefined } }])).toEqual([
    '/blog: status is 302, not 308',
    '/blog: location is /fr/blog, not /en/blog',
  ]);
});

test('each address is expected once, in every language where it has one', () => {
  const paths = expectedAnswers(['en', 'fr']).map(({ path }) => path);

  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(['/en/json-prompt-generator', '/FR/about/?a=1', '/fr/no-such-page']));
});
