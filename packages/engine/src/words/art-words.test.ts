import { describe, expect, test } from 'vitest';
import { ART_PACKS } from '../art/all-art-packs.ts';
import { SDXL_SIZES } from '../art/art-facts.ts';
import { PALETTE_HEX } from '../art/palette-hex.ts';
import { HUE_HEX } from '../art/single-hue.ts';
import { foldText } from '../text/fold-text.ts';

/** Sections with printed phrases, as opposed to those for reading the details. */
const printed = ({
  subjects,
  styles,
  media,
  moods,
  palettes,
  settings,
  artists,
  rephrased,
  presence,
  hues,
  named,
}: object & Sections) =>
  leaves({ subjects, styles, media, moods, palettes, settings, artists, rephrased, presence, hues, named });
type Sections = Record<
  | 'hues'
  | 'named'
  | 'subjects'
  | 'styles'
  | 'media'
  | 'moods'
  | 'palettes'
  | 'settings'
  | 'artists'
  | 'rephrased'
  | 'presence',
  unknown
>;

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(value as object).flatMap(leaves);
}

describe.each(Object.entries(ART_PACKS))('the art words %s', (_, words) => {
  test('hold no empty phrase, no ending of a sentence and no slot', () => {
    expect(printed(words).filter((phrase) => phrase.trim() === '' || /[.。!{}]|^\s|\s$/.test(phrase))).toEqual([]);
  });

  test('hold no fault that they name themselves', () => {
    const faults = new RegExp(words.faults, 'iu');

    expect(printed(words).filter((phrase) => faults.test(phrase))).toEqual([]);
  });

  test('contain no negation, since some models draw what is negated', () => {
    const denial = new RegExp(words.details.exclusion, 'u');

    expect(printed(words).filter((phrase) => denial.test(foldText(phrase).text))).toEqual([]);
  });

  test('name as many colors as the palettes have', () => {
    const counts = Object.entries(words.palettes).map(([palette, { colours }]) => [palette, colours.length]);
    const expected = Object.entries(PALETTE_HEX).map(([palette, hex]) => [palette, hex.length]);

    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(expected));
  });

  test('have at least three scenes for each subject, with two phrases each', () => {
    const thin = Object.values(words.subjects).filter(
      ({ scenes }) => scenes.length < 3 || scenes.some((scene) => scene.length < 2),
    );

    expect(thin).toEqual([]);
  });

  test('fill the slots that the engine knows, and put typed words after a colon', () => {
    const { sentences, colouring } = words;

    expect(new Set(sentences.technique.match(/\{\w+\}/g))).toEqual(new Set(['{medium}', '{manner}', '{terms}']));
    expect(sentences.scene.match(/\{\w+\}/g)).toEqual(['{subject}', '{scene}']);
    expect(sentences['limits-quoted'].match(/\{\w+\}/g)).toEqual(['{lettering}']);
    expect(new Set(sentences['scene-plain'].match(/\{\w+\}/g))).toEqual(new Set(['{subject}', '{scene}']));
    expect(new Set(sentences.place.match(/\{\w+\}/g))).toEqual(new Set(['{where}', '{anchors}']));
    expect(new Set(sentences['place-echo'].match(/\{\w+\}/g))).toEqual(new Set(['{setting}', '{anchors}']));
    expect(sentences.terms.match(/\{\w+\}/g)).toEqual(['{terms}']);
    expect(sentences.view.match(/\{\w+\}/g)).toEqual(['{view}']);
    expect(new Set(sentences.influence.match(/\{\w+\}/g))).toEqual(new Set(['{influence}', '{terms}']));
    expect(new Set(sentences.light.match(/\{\w+\}/g))).toEqual(new Set(['{light}', '{mood}']));
    expect(new Set(sentences.secondary.match(/\{\w+\}/g))).toEqual(new Set(['{medium}', '{manner}']));
    for (const area of Object.values(words.areas)) expect(area.match(/\{\w+\}/g)).toEqual(['{colour}']);
    expect(words.lens.match(/\{\w+\}/g)).toEqual(['{lens}']);
    for (const [form, sentence] of Object.entries(colouring)) {
      const list = form.endsWith('-named-above')
        ? []
        : [form === 'hue-of-details' || form === 'single-accent' ? '{details}' : '{colours}'];
      expect(sentence.match(/\{\w+\}/g)?.toSorted()).toEqual(['{palette}', ...list].toSorted());
    }
    const beforeTyped = [
      sentences.scene.split('{scene}')[0],
      sentences['scene-plain'].split('{scene}')[0],
      ...[colouring['hue-of-details'], colouring['single-accent']].map((sentence) => sentence.split('{details}')[0]),
    ];
    expect(beforeTyped.filter((before) => !/[:：]\s*$/.test(before ?? ''))).toEqual([]);
  });

  test('write every cue the way folded text looks', () => {
    expect(leaves(words.cues).filter((cue) => foldText(cue).text !== cue)).toEqual([]);
  });

  test('name a hue from dark to pale for each that a single-hued picture may have', () => {
    const counts = Object.entries(words.hues).map(([hue, names]) => [hue, names.length]);
    const expected = Object.entries(HUE_HEX).map(([hue, hex]) => [hue, hex.length]);

    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(expected));
  });

  test('name only ratios that there are', () => {
    expect(Object.keys(words.cues.formats).filter((ratio) => !(ratio in SDXL_SIZES))).toEqual([]);
  });

  test('know the format of every kind of work', () => {
    const formats = Object.values(words.cues.formats).flat();

    expect(words.cues.works.filter((work) => !formats.includes(work))).toEqual([]);
  });
});
