import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redirectTarget, withQuery } from './redirect-target.ts';

const SITE = 'https://wordlamp.test';
const ROOT = `${SITE}/`;

test.each([
  ['https://wordlamp.test/', ROOT],
  ['https://wordlamp.test', ROOT],
  ['https://WORDLAMP.test/en/auth?view=new-password', `${SITE}/en/auth?view=new-password`],
  ['https://wordlamp.test/en#part', `${SITE}/en`],
  ['https://wordlamp.test/?sb_flow_id=abcdefgh', `${SITE}/?sb_flow_id=abcdefgh`],
  ['https://wordlamp.test:443/ar', `${SITE}/ar`],
])('G1 an address of our own is kept: %s', (given, expected) => {
  expect(redirectTarget(given, SITE)).toBe(expected);
});

test.each([
  undefined,
  '',
  '/en',
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https:/wordlamp.test/',
  'https://wordlamp.test@evil.example',
  'https://user@wordlamp.test/',
  'https://user:word@wordlamp.test/',
  'https://wordlamp.test.evil.example',
  'https://evil.example#https://wordlamp.test',
  'https://evil.example?https://wordlamp.test',
  'https://wordlamp%2etest.evil.example',
  'https://wordlamp.test\\@evil.example',
  '\t//evil.example',
  'https://wordlamp.test\r\nlocation:https://evil.example',
  ' https://wordlamp.test/',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://2130706433/',
  'http://[::ffff:7f00:1]/',
  'http://wordlamp.test/',
  'https://wordlamp.test/auth/v1/authorize?provider=google',
  'https://wordlamp.test/en/../%61uth/v1/authorize?provider=google',
  'https://wordlamp.test:8443/',
  'ftp://wordlamp.test/',
  'https://ｗordlamp.test.evil.example',
  `https://wordlamp.test/${'a'.repeat(10_240)}`,
])('G1 anything else falls back to the root: %j', (given) => {
  expect(redirectTarget(given, SITE)).toBe(ROOT);
});

test('G1 whatever is given, the result has our origin and no user info', () => {
  const pieces = fc.constantFrom(
    'https:',
    '//',
    '/',
    '\\',
    '@',
    '#',
    '?',
    'wordlamp.test',
    'evil.example',
    '%2f',
    '\t',
    '.',
    ':',
    '[::1]',
  );
  const given = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(given, (text) => {
      const url = new URL(redirectTarget(text, SITE));
      expect([url.origin, url.username, url.password, url.hash]).toEqual([SITE, '', '', '']);
    }),
    { numRuns: 2000 },
  );
});

test('more in the query keeps what is there, and encodes', () => {
  expect(withQuery(`${SITE}/en?view=x`, { code: 'a&b=c' })).toBe(`${SITE}/en?view=x&code=a%26b%3Dc`);
});
