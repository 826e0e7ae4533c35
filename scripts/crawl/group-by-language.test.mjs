// @vitest-environment node
import { expect, test } from 'vitest';
import { groupByLanguage } from './group-by-language.mjs';

test('a fault of several languages is reported once', () => {
  const faults = ['/en/a: /en/b answers 404', '/fr/a: /fr/b answers 404', '/en: x', '/fr: x', '/entry: x'];

  expect(groupByLanguage(faults, ['en', 'fr'])).toEqual([
    '/en/a: /en/b answers 404 (and 1 more like it)',
    '/en: x (and 1 more like it)',
    '/entry: x',
  ]);
});
