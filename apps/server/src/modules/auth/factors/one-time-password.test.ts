import { expect, test } from 'vitest';
import { codeOf } from '../../../testing/second-factor.ts';
import { isCode, newOneTimePassword, stepOfCode } from './one-time-password.ts';

const NOW = new Date('2026-11-20T12:00:15Z');
const STEP = Math.floor(NOW.getTime() / 30_000);
const KEY = newOneTimePassword('Wordlamp', 'ann@example.org');

test.each([-1, 0, 1])('a code from a clock that is %i steps off is accepted, and its step returned', (steps) => {
  expect(stepOfCode(KEY.secret, codeOf(KEY, NOW, steps), NOW)).toBe(STEP + steps);
});

test.each([-40, -2, 2, 40])('a clock that is %i steps off is wrong', (steps) => {
  expect(stepOfCode(KEY.secret, codeOf(KEY, NOW, steps), NOW)).toBeUndefined();
});

test.each([
  '',
  '12345',
  '1234567',
  '12345678',
  ' 123456',
  '123 456',
  '123456\n',
  '１２３４５６',
  'abcdef',
  123456,
  null,
  ['123456'],
])('%j has not the form of a code', (given) => {
  expect(isCode(given)).toBe(false);
});

test('a key has 160 bits, and no two are the same', () => {
  expect(KEY.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newOneTimePassword('Wordlamp', 'ann@example.org').secret).not.toBe(KEY.secret);
});

test('the address for apps names issuer, account and kind, whatever is in them', () => {
  const { uri, secret } = newOneTimePassword(`A:b%2F"'<x>]]>&secret=X#é灯`, 'ann+x@example.org');
  const url = new URL(uri);

  expect(uri).toMatch(/^otpauth:\/\/totp\/[^\s"<>#]+$/);
  expect(decodeURIComponent(url.pathname).endsWith(`A:b%2F"'<x>]]>&secret=X#é灯:ann+x@example.org`)).toBe(true);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: `A:b%2F"'<x>]]>&secret=X#é灯`,
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
