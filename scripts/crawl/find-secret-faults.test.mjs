import { expect, test } from 'vitest';
import { findSecretFaults } from './find-secret-faults.mjs';

const PARTS = ['eyJhbGciOiJFUzI1NiJ9', 'eyJzdWIiOiIxMjMifQ', 'c2lnbmF0dXJlLW9mLWl0'];

test.each([
  { name: 'a private key', text: '-----BEGIN PRIVATE KEY-----\nMC4C', fault: 'a private key' },
  { name: 'a token', text: `const t = "${PARTS.join('.')}"`, fault: 'a JWT' },
  { name: 'a key of the back end', text: 'sb_secret_abcdefgh', fault: 'a secret key of the back end' },
  { name: 'the address of a database', text: '"postgres://site:word@db.internal:5432/site"', fault: 'a password' },
  { name: 'a map of the sources', text: '//# sourceMappingURL=app.js.map', fault: 'a source map' },
  { name: 'a value of the build', text: 'x="value-of-the-build"', fault: 'the value of SMS_TOKEN' },
])('M2 finds $name in the built site', ({ text, fault }) => {
  const faults = findSecretFaults([['assets/app.js', text]], { SMS_TOKEN: 'value-of-the-build' });

  expect(faults).toEqual([expect.stringContaining(fault)]);
});

test('M2 takes what belongs there', () => {
  const text = 'const key = "sb_publishable_wordlamp"; go("https://example.org:443/a@b", "//$" + port + "/x@y")';

  expect(findSecretFaults([['assets/app.js', text]], { VITE_BACKEND_KEY: 'sb_publishable_wordlamp' })).toEqual([]);
  expect(findSecretFaults([['assets/app.js.map', '{}']], {})).toEqual(['assets/app.js.map: is nothing for visitors']);
});
