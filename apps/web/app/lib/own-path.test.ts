// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  { address: '/fr/account', path: '/fr/account' },
  { address: '/en/prompt-templates?q=mail#list', path: '/en/prompt-templates?q=mail#list' },
  { address: '/en/../fr', path: '/fr' },
  { address: null, path: undefined },
  { address: '', path: undefined },
  { address: 'en', path: undefined },
  { address: '//evil.test/en', path: undefined },
  { address: '/\\evil.test', path: undefined },
  { address: '/\t/evil.test', path: undefined },
  { address: '/.//evil.test', path: undefined },
  { address: 'https://evil.test', path: undefined },
  { address: 'javascript:alert(1)', path: undefined },
])('$address leads to $path', ({ address, path }) => {
  expect(ownPath(address)).toBe(path);
});
