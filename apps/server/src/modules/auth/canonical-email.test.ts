import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalEmail } from './canonical-email.ts';

test.each([
  ['Ann@Example.ORG', 'ann@example.org'],
  ['  ann@example.org\n', 'ann@example.org'],
  ['ann+tag@example.org', 'ann+tag@example.org'],
  ["o'neil.x@sub.example.co", "o'neil.x@sub.example.co"],
  ['news+ann=example.org@example.org', 'news+ann=example.org@example.org'],
  ['what?=@example.org', 'what?=@example.org'],
  ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
  ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
  ['ann@EXAMPLE。org', 'ann@example.org'],
])('C11 %j is %s', (given, expected) => {
  expect(canonicalEmail(given)).toBe(expected);
});

test.each([
  'ann',
  '@example.org',
  'ann@',
  'ann@example',
  'ann@@example.org',
  'an n@example.org',
  'ann@example.org.',
  'ann@-example.org',
  'ann@example..org',
  '.ann@example.org',
  'ann.@example.org',
  'a..n@example.org',
  '"ann"@example.org',
  'ann(comment)@example.org',
  'ａdmin@example.org',
  'adſmin@example.org',
  'admın@example.org',
  'İnfo@example.org',
  'an\u212A@example.org',
  'ann@exa\u0000mple.org',
  'ann\r\nBcc: evil@example.org',
  'ann@example.org,evil@example.org',
  'ann@[127.0.0.1]',
  '=?utf-8?q?ann=40evil.example?=@example.org',
  '=?UTF-8?B?YW5u?=@example.org',
  'ann=?x?q?=41?=@example.org',
  'ann@=?utf-8?q?example.org?=.org',
  `${'a'.repeat(65)}@example.org`,
  `ann@${'a'.repeat(250)}.org`,
])('C11 %j is no address', (given) => {
  expect(canonicalEmail(given)).toBeUndefined();
});

test('C11 the canonical form is its own canonical form, and long nonsense costs no time', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (text) => {
      const email = canonicalEmail(text);
      if (email !== undefined) expect(canonicalEmail(email)).toBe(email);
    }),
  );
  const started = process.cpuUsage();
  canonicalEmail(`${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}!`);
  expect(process.cpuUsage(started).user).toBeLessThan(50_000);
});
