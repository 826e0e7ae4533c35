// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import artGenerator from '@wordlamp/content/messages/en/artGenerator.json' with { type: 'json' };
import { ART_NOTE_CODES, type ArtConfiguration, type ArtNote, writeArtPrompt } from '@wordlamp/engine/art';
import { ART_PACKS } from '@wordlamp/engine/art/all-packs';
import { type ArtField, artChoices } from '@wordlamp/engine/art-options';
import { ART_TARGETS } from '@wordlamp/engine/art-targets';
import { afterEach, expect, test } from 'vitest';
import { TranslatorProvider } from '../../../i18n/use-translation.ts';
import { ArtNotes } from './art-notes.tsx';
import { englishWords } from './testing/english-words.ts';

const FIELDS: readonly ArtField[] = ['subject', 'style', 'medium', 'mood', 'colors', 'artist', 'setting'];
const PLAIN: ArtConfiguration = {
  subject: 'still-life',
  style: 'realistic',
  medium: 'oil-painting',
  mood: 'dramatic',
  colors: 'warm',
  artist: 'none',
  setting: 'none',
  details: '',
};
const DETAILS = [
  { colors: 'monochrome', details: 'a crimson bowl' },
  { colors: 'black-white', details: 'a red bowl' },
  { details: 'a charcoal drawing of a jug' },
  { details: 'a jug at dawn' },
  { details: 'a jug, no clouds' },
  { details: 'a jug --seed 5' },
  { details: 'a jug of dark clay '.repeat(20) },
  { details: 'une cruche sur la table de la cuisine' },
] as const;

/** Notes of every pair of options, and of details with notes. */
function* everyNote(): Generator<ArtNote> {
  const pairs = FIELDS.flatMap((one) =>
    FIELDS.flatMap((other) =>
      artChoices(one).flatMap((value) => artChoices(other).map((second) => ({ [one]: value, [other]: second }))),
    ),
  );
  for (const target of ART_TARGETS)
    for (const choices of target === 'natural' ? [...pairs, ...DETAILS] : DETAILS)
      yield* writeArtPrompt({ configuration: { ...PLAIN, ...choices }, target }, ART_PACKS).notes;
}

afterEach(cleanup);

test('every note is a sentence with all of its facts', () => {
  const notes = new Map([...everyNote()].map((note) => [note.code + Object.keys(note.facts), note]));
  expect(new Set([...notes.values()].map(({ code }) => code))).toEqual(new Set(ART_NOTE_CODES));

  for (const note of notes.values()) {
    render(
      <TranslatorProvider value={englishWords({ artGenerator })}>
        <ArtNotes notes={[note]} />
      </TranslatorProvider>,
    );
    const sentence = screen.getByRole('listitem').textContent ?? '';
    expect(sentence, note.code).toMatch(/^[^{}]{30,}\.$/);
    expect(sentence, note.code).not.toMatch(/“”| {2}| [.,]/);
    cleanup();
  }
});

test('names options as the form does, and the own words of a person as they are', () => {
  const notes: ArtNote[] = [
    { code: 'single-wash', facts: { medium: 'watercolor', colors: 'black-white' } },
    { code: 'parameters-elsewhere', facts: { parameters: '--seed 5' } },
  ];
  render(
    <TranslatorProvider value={englishWords({ artGenerator })}>
      <ArtNotes notes={notes} />
    </TranslatorProvider>,
  );

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '“Watercolor” in “Black & White” is painted in one diluted wash.',
    'Only Midjourney understands “--seed 5”, so it is left out here.',
  ]);
});
