import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalAddress, providerBlock, truncatedAddress, visitorBlock } from './ip-address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['::1', '127.0.0.1'],
  ['0:0:0:0:0:0:0:1', '127.0.0.1'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['64:ff9b::192.0.2.7', '64:ff9b::c000:207'],
  ['::', '::'],
])('I4 %s is written as %s', (text, canonical) => {
  expect(canonicalAddress(text)).toBe(canonical);
});

test.each(['', 'unknown', '1.2.3', '1.2.3.4:80', '[::1]', 'localhost', '1.2.3.256', ':::', '01.2.3.4'])(
  '"%s" is no address',
  (text) => {
    expect(canonicalAddress(text)).toBeUndefined();
  },
);

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.0/24', '192.0.0.0/16'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8::/32'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48', '2001:db8::/32'],
  ['::', '0:0:0:0::/64', '0:0:0::/48', '0:0::/32'],
])('%s counts as %s, is logged as %s and belongs to %s', (address, block, logged, provider) => {
  expect(visitorBlock(address)).toBe(block);
  expect(truncatedAddress(address)).toBe(logged);
  expect(providerBlock(address)).toBe(provider);
});

test('every spelling of an address comes out the same, and stays so', () => {
  fc.assert(
    fc.property(fc.ipV6(), (text) => {
      const once = canonicalAddress(text);
      expect(once).toBeTypeOf('string');
      expect(canonicalAddress(String(once))).toBe(once);
      expect(canonicalAddress(text.toUpperCase())).toBe(once);
    }),
  );
});

test('I3 addresses of one /64 are one visitor, whatever their second half', () => {
  const group = fc.integer({ min: 0x1000, max: 0xffff }).map((value) => value.toString(16));
  fc.assert(
    fc.property(fc.tuple(group, group, group, group), fc.array(group, { minLength: 4, maxLength: 4 }), (net, host) => {
      const prefix = `2001:${net.slice(0, 3).join(':')}`;
      const address = canonicalAddress(`${prefix}:${host.join(':')}`);
      expect(visitorBlock(String(address))).toBe(`${prefix}::/64`);
    }),
  );
});
