import { expect, test } from 'vitest';
import {
  QUERY_KEPT_MS,
  QUERY_RETRIES,
  queryRetryDelayMs,
  TOAST_MS,
  TOOLTIP_DELAY_MS,
  VISIBLE_TOASTS,
} from './library-numbers.ts';
import { queryClient } from './query-client.ts';

test('toasts last 4000 ms, three at once, and tooltips open after 700 ms', () => {
  expect([TOAST_MS, VISIBLE_TOASTS, TOOLTIP_DELAY_MS]).toEqual([4000, 3, 700]);
});

test('a failed query is tried three times more and its data are kept for five minutes', () => {
  expect([QUERY_RETRIES, QUERY_KEPT_MS]).toEqual([3, 300_000]);
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    retry: 3,
    retryDelay: queryRetryDelayMs,
    gcTime: 300_000,
  });
});

test.each([
  [0, 1000],
  [1, 2000],
  [4, 16_000],
  [5, 30_000],
  [60, 30_000],
])('after %i failures it waits %i ms', (failures, expected) => {
  expect(queryRetryDelayMs(failures)).toBe(expected);
});
