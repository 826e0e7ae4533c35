import { describe, expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

const imageOf = (text: string) => writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS).object.image;

describe('a picture', () => {
  test('has the named light, time and colors, and its purpose', () => {
    const text =
      'Make a product shot for our candle brand. A single amber glass jar on pale travertine, hard morning sun from the right, palette amber, sand and terracotta, 4:5.';

    expect(imageOf(text)).toEqual({
      subject: { description: 'A single amber glass jar on pale travertine' },
      purpose: 'for our candle brand',
      setting: { time: 'morning' },
      style: { medium: 'product shot' },
      lighting: { source: 'hard morning sun from the right' },
      palette: [{ name: 'amber' }, { name: 'sand' }, { name: 'terracotta' }],
    });
  });

  test.each([
    ['Photo of a lamp shop sign at noon, brand name Candlewick'],
    ['Foto von einem Lampenladen, Markenname Kerzenwerk'],
  ])('is not lit by merchandise: %s', (text) => {
    expect(imageOf(text)).not.toHaveProperty('lighting');
  });

  test('is lit by a lamp that something says to be a light', () => {
    expect(imageOf('Photo of an old desk, lit by one brass lamp')).toMatchObject({
      lighting: { source: 'lit by one brass lamp' },
    });
  });

  test.each([
    ['the name of a colour', 'Une affiche pour un festival : une trompette, fond bleu nuit', 'setting'],
    ['space that is left white', 'イラストを作って：霧の中の竹林、余白多め', 'palette'],
    ['who works at night', 'Portrait photo of a night nurse in scrubs', 'setting'],
    ['the end of an order', 'イラストを作って：霧の中の竹林、夜明け', 'purpose'],
  ])('takes %s for nothing else', (_, text, key) => {
    expect(imageOf(text)).not.toHaveProperty(key);
  });

  test('is not a prompt: the request is not part of what it shows', () => {
    expect(imageOf('Make a JSON prompt: product photo of a steel watch on slate, rim light, macro')).toMatchObject({
      subject: { description: 'product photo of a steel watch on slate' },
      lighting: { source: 'rim light' },
    });
  });

  test('assumes nothing about lettering if the words mention it', () => {
    const assumptionsOf = (text: string) => writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS).object.assumptions;

    expect(assumptionsOf('Photo of a red barn, lit by the sun, 3:2')).toEqual(['No lettering']);
    expect(assumptionsOf('Photo of a red barn, lit by the sun, 3:2, no text')).toBeUndefined();
  });

  test('has no season from a word that only begins like one', () => {
    expect(imageOf('Poster für das Sommerfest: ein roter Ballon, Farben Sand und Terrakotta')).toEqual({
      subject: { description: 'ein roter Ballon' },
      purpose: 'für das Sommerfest',
      palette: [{ name: 'Sand' }, { name: 'Terrakotta' }],
    });
  });
});

test('a film with named music is not described as having none', () => {
  const { object } = writeJsonPrompt(
    { text: 'Short video: a barista pours milk into a cup, soft jazz, 8 seconds, 16:9' },
    TEXT_PACKS,
    JSON_PACKS,
  );

  expect(object).toMatchObject({ video: { audio: 'soft jazz' } });
  expect(object).not.toHaveProperty('assumptions');
});
