import { expect, test } from 'vitest';
import { chooseCoding } from './choose-coding.ts';

test.each([
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0.0', 'identity'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br; q=0.8 , gzip;q=0.8', 'br'],
  ['gzip;q=0.5, identity;q=0.9', 'identity'],
  ['identity;q=0.5, gzip;q=0.5', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['*, br;q=0', 'gzip'],
  ['br;q=nonsense, gzip', 'gzip'],
  ['br;q=2, gzip', 'gzip'],
  ['brx, xgzip', 'identity'],
  ['identity;q=0, *;q=0', 'identity'],
  [',;,=;q', 'identity'],
])('"%s" takes %s', (header, coding) => {
  expect(chooseCoding(header, ['br', 'gzip'])).toBe(coding);
});

test('what is not there is not chosen', () => {
  expect(chooseCoding('br, gzip;q=0.1', ['gzip'])).toBe('gzip');
  expect(chooseCoding('br, gzip', [])).toBe('identity');
});
