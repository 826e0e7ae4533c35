import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawQrCode } from './draw-qr-code.ts';

const URI = 'otpauth://totp/Wordlamp:ann%40example.org?issuer=Wordlamp&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1';

test('is markup that a data address takes as it is', () => {
  const svg = drawQrCode(URI);

  expect(svg).toMatch(/^<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg' viewBox='0 0 \d+ \d+'/);
  expect(svg).not.toMatch(/[#%"]/);
  expect(svg).toMatch(/<rect [^>]*fill='white'\/><path fill='black'/);
});

test('draws every dark module and no other, with four light ones around', () => {
  const { data, size } = encode(URI, { ecc: 'M', border: 4 });

  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, length] of drawQrCode(URI).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));

  expect(drawn).toEqual(data);
  const margin = [...Array(4).keys(), ...Array.from({ length: 4 }, (_, index) => size - 1 - index)];
  expect(margin.every((index) => drawn[index]?.every((isDark) => !isDark))).toBe(true);
});

test('has room for the longest issuer and address that are taken', () => {
  const issuer = encodeURIComponent('灯'.repeat(64));
  const longest = `otpauth://totp/${issuer}:${'%26'.repeat(64)}%40${'a'.repeat(189)}?issuer=${issuer}&secret=${'A'.repeat(32)}&algorithm=SHA1&digits=6&period=30`;

  expect(drawQrCode(longest)).toContain('</svg>');
});
