import { expect, test } from 'vitest';
import { frameOf } from './image-frame.ts';

test.each([
  { width: 3000, height: 2000, orientation: 'landscape', aspectRatio: '3:2' },
  { width: 1080, height: 1920, orientation: 'portrait', aspectRatio: '9:16' },
  { width: 1366, height: 768, orientation: 'landscape', aspectRatio: '16:9' },
  { width: 2560, height: 1080, orientation: 'landscape', aspectRatio: '21:9' },
  { width: 1010, height: 1000, orientation: 'square', aspectRatio: '1:1' },
  { width: 1021, height: 1000, orientation: 'landscape', aspectRatio: '1021:1000' },
  { width: 800, height: 1000, orientation: 'portrait', aspectRatio: '4:5' },
  { width: 1200, height: 600, orientation: 'landscape', aspectRatio: '2:1' },
  { width: 10_000, height: 1, orientation: 'landscape', aspectRatio: '10000:1' },
  { width: 1, height: 1, orientation: 'square', aspectRatio: '1:1' },
])('$width × $height is $orientation $aspectRatio', ({ width, height, ...frame }) => {
  expect(frameOf(width, height)).toEqual({ width, height, ...frame });
});
