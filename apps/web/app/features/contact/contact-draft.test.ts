// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { readContactDraft, saveContactDraft } from './contact-draft.ts';
import { NO_FIELDS } from './contact-fields.ts';

const KEY = 'draft:contact';

afterEach(() => localStorage.clear());

test('gives back the form as it was left', () => {
  const fields = { ...NO_FIELDS, name: 'Ann', message: 'Half a', category: 'bug' } as const;
  saveContactDraft(fields);

  expect(readContactDraft()).toEqual(fields);
});

test('a form that holds nothing of the visitor leaves nothing behind', () => {
  saveContactDraft({ ...NO_FIELDS, name: 'Ann' });
  saveContactDraft({ ...NO_FIELDS, message: ' ', category: 'bug' });

  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each(['{', 'null', '[]', '"text"', '{"name":7,"category":"spam"}'])('%s is an empty form', (stored) => {
  localStorage.setItem(KEY, stored);

  expect(readContactDraft()).toEqual(NO_FIELDS);
});
