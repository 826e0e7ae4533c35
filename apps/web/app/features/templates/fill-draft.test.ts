// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { EMPTY_DRAFT, readFillDraft, saveFillDraft } from './fill-draft.ts';

afterEach(() => localStorage.clear());

test('each template keeps what was typed for it', () => {
  saveFillDraft('memo', { fills: { name: 'Ann' }, table: 'a\tb' });

  expect(readFillDraft('memo')).toEqual({ fills: { name: 'Ann' }, table: 'a\tb' });
  expect(readFillDraft('sql')).toEqual(EMPTY_DRAFT);
});

test('where everything was emptied nothing is kept', () => {
  saveFillDraft('memo', { fills: { name: 'Ann' }, table: '' });
  saveFillDraft('memo', { fills: { name: '' }, table: '' });

  expect(localStorage).toHaveLength(0);
});

test.each(['{', '[]', 'null', '{"fills":{"a":1}}', '{"fills":null,"table":7}'])('%s is read as nothing', (stored) => {
  localStorage.setItem('draft:template:memo', stored);

  expect(readFillDraft('memo')).toEqual(EMPTY_DRAFT);
});
