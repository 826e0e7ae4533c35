import fc from 'fast-check';
import { expect, test } from 'vitest';
import { READING_WORDS } from '../reading/all-reading-words.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { ART_PACKS } from './all-art-packs.ts';
import { ART_TARGETS, type ArtTarget } from './art-targets.ts';
import { withoutUnlettered } from './from-idea/testing/without-unlettered.ts';
import { writeArtFromIdea } from './write-art-from-idea.ts';

const words = { reading: READING_WORDS.en as ReadingWords, art: ART_PACKS.en };
const write = (idea: string, target: ArtTarget = 'natural') =>
  withoutUnlettered(writeArtFromIdea({ idea, target, isEnglish: true }, words));

test('prints the idea and its consequences, the technique before the colors', () => {
  expect(write('i need a linocut of a stove, only two colors, no text please').prompt).toBe(
    'A linocut of a stove, only two colors, no text. Carved gouge marks, flat ink without gradients, bold shapes that read ' +
      'before any detail. No color beyond the two and the ground, no mixed tints, strongest color contrast on the ' +
      'main subject.',
  );
});

test('adds nothing about things the idea does not mention', () => {
  expect(write('a stove').prompt).toBe('A stove.');
});

test('a medium next to another one has no consequence', () => {
  expect(write('a photo of an oil painting in a museum').pieces).toHaveLength(1);
});

test('a medium that was taken back is not worked out', () => {
  expect(write('watercolor, no wait, gouache painting of a bike').prompt).toContain(
    capital(words.reading.concepts['medium.gouache'].follows),
  );
});

test('exclusions go to the field that the model has for them', () => {
  const idea = 'a quiet street in fog, no cars and no people, 16:9';
  expect(write(idea, 'midjourney').prompt).toMatch(/ --ar 16:9 --no cars, people$/);
  expect(write(idea, 'stable-diffusion')).toMatchObject({ negativePrompt: 'cars, people', size: { width: 1344 } });
  expect(write(idea).prompt).toMatch(/^A quiet street in fog, no cars and no people, 16:9\./);
});

test('quoted text is lettering', () => {
  expect(write("poster for a village fair with the words 'Spring Fair'").prompt).toContain(
    "Lettering exactly 'Spring Fair'",
  );
});

test('a choice is printed next to the idea', () => {
  const request = {
    idea: 'gouache of a stove',
    chosen: { mood: 'peaceful' },
    target: 'natural',
    isEnglish: true,
  } as const;
  expect(withoutUnlettered(writeArtFromIdea(request, words)).pieces.map(({ because }) => because.kind)).toEqual([
    'said',
    'chosen',
    'follows',
  ]);
});

test('no word of any idea is lost for a model that reads sentences, and every piece says why it is there', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('red', 'fox', 'linocut', 'night', 'poster', 'boat'), { minLength: 1 }),
      (parts) => {
        const { prompt, pieces } = write(parts.join(' '));
        for (const part of parts) expect(prompt.toLowerCase()).toContain(part);
        for (const { because, text } of pieces) expect([because.kind, text]).not.toContain('');
      },
    ),
  );
});

test('never throws, for any text and target', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
      fc.constantFrom(...ART_TARGETS),
      (idea, target) => {
        expect(typeof write(idea, target).prompt).toBe('string');
      },
    ),
  );
});

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
