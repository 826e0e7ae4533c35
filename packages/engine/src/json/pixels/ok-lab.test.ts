import { expect, test } from 'vitest';
import { hexOfLab, LAB_UNIT, labOfHex } from './ok-lab.ts';
import { LINEAR_LIGHT, levelOfLight } from './srgb.ts';

test.each([
  { hex: '#FFFFFF', lab: { l: 1, a: 0, b: 0 } },
  { hex: '#000000', lab: { l: 0, a: 0, b: 0 } },
  { hex: '#FF0000', lab: { l: 0.628, a: 0.2249, b: 0.1258 } },
  { hex: '#00FF00', lab: { l: 0.8664, a: -0.2339, b: 0.1795 } },
  { hex: '#0000FF', lab: { l: 0.452, a: -0.0325, b: -0.3115 } },
])('$hex has the published OKLab values', ({ hex, lab }) => {
  const { l, a, b } = labOfHex(hex);
  expect(l / LAB_UNIT).toBeCloseTo(lab.l, 3);
  expect(a / LAB_UNIT).toBeCloseTo(lab.a, 3);
  expect(b / LAB_UNIT).toBeCloseTo(lab.b, 3);
  expect(hexOfLab(labOfHex(hex))).toBe(hex);
});

test('every sRGB level comes back from its light', () => {
  const levels = [...LINEAR_LIGHT].map(levelOfLight);
  expect(levels).toEqual([...LINEAR_LIGHT.keys()]);
});

test('the table of light is the curve of the standard', () => {
  for (const [level, light] of LINEAR_LIGHT.entries()) {
    const encoded = level / 255;
    expect(light).toBeCloseTo(encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4, 14);
  }
});

test.each([
  { light: -1, level: 0 },
  { light: 2, level: 255 },
  { light: Number.EPSILON, level: 0 },
  { light: 0.5, level: 188 },
])('light $light is level $level', ({ light, level }) => {
  expect(levelOfLight(light)).toBe(level);
});
