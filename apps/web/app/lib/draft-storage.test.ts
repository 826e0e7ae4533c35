// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from './draft-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('gives back what was saved for a generator, and nothing for another', () => {
  saveDraft('ai-prompt', 'a poem');

  expect(readDraft('ai-prompt')).toBe('a poem');
  expect(readDraft('art-prompt')).toBe('');
});

test('an empty draft leaves nothing behind', () => {
  saveDraft('ai-prompt', 'a poem');
  saveDraft('ai-prompt', '');

  expect(localStorage.length).toBe(0);
});

test('works without storage, with nothing kept', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);

  saveDraft('ai-prompt', 'a poem');

  expect(readDraft('ai-prompt')).toBe('');
});
