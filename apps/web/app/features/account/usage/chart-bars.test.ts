import { expect, test } from 'vitest';
import { CHART_SIZE, chartBars } from './chart-bars.ts';

const days = (...requests: number[]) =>
  requests.map((count, index) => ({ day: `2026-11-${String(index + 1).padStart(2, '0')}`, requests: count }));

test.each([
  { requests: 0, height: 0 },
  { requests: 1, height: 10 },
  { requests: 10, height: 100 },
])('$requests of 10 requests make a bar of $height units on the base line', ({ requests, height }) => {
  const [bar] = chartBars(days(requests), 10).bars;

  expect(bar).toMatchObject({ requests, height, y: CHART_SIZE.height - height });
});

test('one request of very many can still be seen', () => {
  expect(chartBars(days(1), 1000).bars[0]?.height).toBe(2);
});

test('the days are side by side, the first at the start, within the drawing', () => {
  const { bars } = chartBars(days(...Array.from({ length: 30 }, () => 5)), 10);

  const ends = bars.map(({ x, width }) => x + width);
  expect(bars.every(({ x }, index) => index === 0 || x > Number(ends[index - 1]))).toBe(true);
  expect(bars[0]?.x).toBeGreaterThan(0);
  expect(ends.at(-1)).toBeLessThan(CHART_SIZE.width);
});

test.each([
  { name: 'at the upper edge where no day went beyond it', most: 3, limitY: 0, top: 10 },
  { name: 'halfway where the limit was once twice as high', most: 20, limitY: 50, top: 20 },
])('the line of the limit runs $name', ({ most, limitY, top }) => {
  expect(chartBars(days(most, 0), 10)).toMatchObject({ limitY, top });
});

test('no days make no bars', () => {
  expect(chartBars([], 10)).toEqual({ bars: [], limitY: 0, top: 10 });
});
