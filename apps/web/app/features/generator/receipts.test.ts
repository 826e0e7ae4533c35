import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_MS } from '../../lib/library-numbers.ts';
import { currentReceipt, tellDone, watchReceipts } from './receipts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a receipt is shown for as long as a notice, and the next restarts the time', () => {
  const changed = vi.fn();
  const stop = watchReceipts(changed);
  tellDone('Copied!');
  vi.advanceTimersByTime(TOAST_MS - 1);
  tellDone('Saved!', 'of an earlier idea');
  vi.advanceTimersByTime(TOAST_MS - 1);

  expect(currentReceipt()).toEqual({ text: 'Saved!', detail: 'of an earlier idea' });
  vi.advanceTimersByTime(1);
  expect(currentReceipt()).toBeUndefined();
  expect(changed).toHaveBeenCalledTimes(3);
  stop();
});
