import { expect, test } from 'vitest';
import { findEntries } from './find-entries.ts';
import type { Group, PaletteEntry } from './palette-entry.ts';

const entry = (group: Group, label: string, also = ''): PaletteEntry => ({
  ...{ id: `${group} ${label}`, group, label, also, icon: 'text' },
  choice: { to: '/en' },
});
const labels = (entries: readonly PaletteEntry[], text: string) =>
  findEntries(entries, text).flatMap((found) => found.entries.map(({ label }) => label));

const GENERATOR = entry('generators', 'Art Prompt Generator');
const SOME = [
  GENERATOR,
  entry('pages', 'About'),
  entry('templates', 'Cartoon brief', 'marketing, drawing'),
  entry('templates', 'Start a project'),
  entry('languages', '日本語', 'Japanese'),
];

test.each([
  { looksFor: 'art', finds: ['Art Prompt Generator', 'Cartoon brief', 'Start a project'] },
  { looksFor: 'ART  gen', finds: ['Art Prompt Generator'] },
  { looksFor: 'artgen', finds: ['Art Prompt Generator'] },
  { looksFor: 'apg', finds: ['Art Prompt Generator'] },
  { looksFor: 'prom', finds: ['Art Prompt Generator'] },
  { looksFor: 'drawing', finds: ['Cartoon brief'] },
  { looksFor: '本', finds: ['日本語'] },
  { looksFor: 'japa', finds: ['日本語'] },
  { looksFor: 'gart', finds: [] },
  { looksFor: 'art nothing', finds: [] },
])('"$looksFor" finds $finds', ({ looksFor, finds }) => {
  expect(labels(SOME, looksFor)).toEqual(finds);
});

test('what begins with the text comes before what has it further on, and what only its tags have', () => {
  const pages = [entry('pages', 'On cats', ''), entry('pages', 'Concatenate'), entry('pages', 'Dogs', 'not cats')];

  expect(labels([...pages, entry('pages', 'Cats')], 'cats')).toEqual(['Cats', 'On cats', 'Dogs']);
});

test('a group shows six, and the others still show', () => {
  const many = Array.from({ length: 9 }, (_, index) => entry('templates', `Letter ${index}`));

  expect(labels([...many, entry('articles', 'On letters')], 'letter')).toHaveLength(7);
});

test('nothing looked for shows generators, pages, languages and themes, all of them', () => {
  const groups = findEntries([...SOME, entry('themes', 'Dark theme')], ' ').map(({ group }) => group);

  expect(groups).toEqual(['generators', 'pages', 'languages', 'themes']);
});

test('a long text made of one letter is answered at once', () => {
  const label = Array.from({ length: 30 }, () => 'aaaa').join(' ');

  expect(labels([entry('pages', label)], `${'a'.repeat(60)}b`)).toEqual([]);
});
