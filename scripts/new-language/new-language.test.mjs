import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginContent, withPlurals } from './begin-content.mjs';
import { registerLanguage } from './register-language.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** What the tool reads and writes. */
const PARTS = ['content', 'packages/contract/src', 'packages/engine/src'];

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-language-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(root, part), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

test('a new language is in every list, with the English files', () => {
  expect(registerLanguage(root, 'nl')).toMatchObject({ code: 'nl', name: 'Nederlands', direction: 'ltr' });
  beginContent(root, 'nl', 'nl');

  expect(read('packages/engine/src/languages.ts')).toContain("'it', 'nl'] as const");
  expect(read('packages/contract/src/languages.ts')).toContain("{ code: 'nl', name: 'Nederlands', flag: '🇳🇱',");
  for (const kind of ['text', 'art', 'json']) {
    expect(read(`packages/engine/src/${kind}/load-${kind}-pack.ts`)).toContain(`../words/nl/${kind}.json`);
    expect(read(`packages/engine/src/${kind}/all-${kind}-packs.ts`)).toContain(`../words/nl/${kind}.json`);
  }
  for (const folder of ['messages', 'guides', 'templates', 'community'])
    expect(readdirSync(join(root, 'content', folder, 'nl'))).toEqual(readdirSync(join(root, 'content', folder, 'en')));
  const { terms } = JSON.parse(read('content/glossary/nl.json'));
  expect(Object.keys(terms)).toEqual(JSON.parse(read('content/glossary/terms.json')));
});

test('a language written from right to left is entered as one', () => {
  expect(registerLanguage(root, 'he')).toMatchObject({ code: 'he', name: 'עברית', direction: 'rtl' });
});

test.each([
  { tag: 'fr', says: 'fr is a language already.' },
  { tag: '', says: 'Say the language by its tag' },
  { tag: 'no such tag', says: 'Say the language by its tag' },
])('“$tag” is refused', ({ tag, says }) => {
  expect(() => registerLanguage(root, tag)).toThrow(says);
});

test('texts that count get the plural forms of the language', () => {
  const words = { title: 'Prompts', list: { left_one: 'One prompt', left_other: '{{count}} prompts' } };

  expect(withPlurals(words, ['one', 'two', 'other'])).toEqual({
    title: 'Prompts',
    list: { left_one: '{{count}} prompts', left_two: '{{count}} prompts', left_other: '{{count}} prompts' },
  });
});
