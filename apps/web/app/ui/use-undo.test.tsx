// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUndo } from './use-undo.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function keepSomething() {
  const { result } = renderHook(() => useUndo<string>());
  act(() => result.current.keep('a poem'));
  return result;
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('keeps what was removed for ten seconds', () => {
  const undo = keepSomething();

  pass(9999);
  expect(undo.current.kept).toBe('a poem');
  pass(1);
  expect(undo.current.kept).toBeUndefined();
});

test('does not count the time in which the offer is hovered or focused', () => {
  const undo = keepSomething();

  pass(6000);
  act(() => undo.current.setIsPaused(true));
  pass(60_000);
  act(() => undo.current.setIsPaused(false));
  pass(3999);
  expect(undo.current.kept).toBe('a poem');
  pass(1);
  expect(undo.current.kept).toBeUndefined();
});

test('restarts with the next removed item', () => {
  const undo = keepSomething();

  pass(6000);
  act(() => undo.current.keep('a song'));
  pass(9999);

  expect(undo.current.kept).toBe('a song');
});
