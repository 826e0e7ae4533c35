// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_DRAFT, readFillDraft, saveFillDraft } from './fill-draft.ts';
import { useFillDraft } from './use-fill-draft.ts';

const TYPED = { fills: { name: 'Ann', date: '3 May' }, table: 'a\tb' };

beforeEach(() => {
  vi.useFakeTimers();
  saveFillDraft('memo', TYPED);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const cleared = () => {
  const hook = renderHook(() => useFillDraft('memo'));
  act(() => hook.result.current.clear());
  return hook;
};

test('what was cleared stays on the device for as long as it can be brought back', () => {
  const { result } = cleared();
  expect(result.current).toMatchObject({ fills: {}, isUndoOffered: true });
  expect(readFillDraft('memo')).toEqual(TYPED);

  act(() => vi.advanceTimersByTime(10_000));

  expect(result.current.isUndoOffered).toBe(false);
  expect(readFillDraft('memo')).toEqual({ ...EMPTY_DRAFT, table: TYPED.table });
});

test('where the page is left before that, the words are there the next time', () => {
  cleared().unmount();
  vi.advanceTimersByTime(10_000);

  expect(renderHook(() => useFillDraft('memo')).result.current.fills).toEqual(TYPED.fills);
});

test('cleared text is restored, in addition to what was pasted since', () => {
  const { result } = cleared();
  act(() => result.current.paste('c\td'));
  act(() => result.current.undo());

  expect(result.current).toMatchObject({ fills: TYPED.fills, table: 'c\td', isUndoOffered: false });
  expect(readFillDraft('memo')).toEqual({ fills: TYPED.fills, table: 'c\td' });
});

test('new words take the place of those that were cleared', () => {
  const { result } = cleared();
  act(() => result.current.fill('name', 'Eve'));

  expect(result.current.isUndoOffered).toBe(false);
  expect(readFillDraft('memo')).toEqual({ fills: { name: 'Eve' }, table: TYPED.table });
});
