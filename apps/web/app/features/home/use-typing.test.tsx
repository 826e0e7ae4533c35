// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTyping } from './use-typing.ts';

const NAMES = ['Ab', 'A long name of a tool'];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
/** In steps, since each timer is set only when React has drawn what the last one did. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 100)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(100, left)));
}

test('holds the first name, pauses for a second, types the next one every 100 ms', async () => {
  const { result } = renderHook(() => useTyping(NAMES, true));
  expect(result.current).toBe('Ab');

  await pass(2800); // 4 s from start to start, of which typing "Ab" and the pause take 1.2
  expect(result.current).toBe('');
  await pass(1000);
  expect(result.current).toBe('A');
  await pass(100);
  expect(result.current).toBe('A ');
  await pass(1900);
  expect(result.current).toBe('A long name of a tool');
});

test('holds a long name for two seconds, and begins again with the first', async () => {
  const { result } = renderHook(() => useTyping(NAMES, true));
  await pass(2800 + 1000 + 2000);
  expect(result.current).toBe('A long name of a tool');

  await pass(1999);
  expect(result.current).toBe('A long name of a tool');
  await pass(1);
  expect(result.current).toBe('');
  await pass(1100);
  expect(result.current).toBe('Ab');
});

test('shows the first name, whole, while it does not move', async () => {
  const { result, rerender } = renderHook(({ isMoving }) => useTyping(NAMES, isMoving), {
    initialProps: { isMoving: true },
  });
  await pass(4000);

  rerender({ isMoving: false });
  expect(result.current).toBe('Ab');
  await pass(60_000);
  expect(result.current).toBe('Ab');
});
