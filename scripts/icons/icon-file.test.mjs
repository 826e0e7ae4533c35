// @vitest-environment node
import { expect, test } from 'vitest';
import { iconFile } from './icon-file.mjs';

test('each picture is where its entry says, with its size and length', () => {
  const pictures = [16, 48].map((size) => ({ size, png: Buffer.from(`picture of ${size}`) }));

  const file = iconFile(pictures);

  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = file.subarray(6 + 16 * index);
    const offset = entry.readUInt32LE(12);
    expect(entry.readUInt8(0)).toBe(size);
    expect(file.subarray(offset, offset + entry.readUInt32LE(8)).toString()).toBe(png.toString());
  }
});
