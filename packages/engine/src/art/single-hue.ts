import type { ArtConfiguration, Setting, Subject } from './art-options.ts';

/** The hues of a monochrome picture, each from dark to pale. */
export const HUE_HEX = {
  indigo: ['#141B33', '#5C6C9E', '#DDE2F0'],
  graphite: ['#1E1F21', '#85878A', '#D9DADB'],
  umber: ['#3A2A1E', '#9A7B58', '#E6D8BF'],
  green: ['#1C2F22', '#5F8064', '#D8E3D2'],
  stone: ['#2D2C2A', '#8E8A83', '#DEDBD4'],
} as const;
export type Hue = keyof typeof HUE_HEX;

const HUE_OF_SETTING: Readonly<Record<Setting, Hue>> = {
  forest: 'green',
  ocean: 'indigo',
  mountain: 'indigo',
  city: 'stone',
  desert: 'umber',
  space: 'indigo',
  underwater: 'indigo',
  castle: 'stone',
  futuristic: 'indigo',
};
const HUE_OF_SUBJECT: Readonly<Record<Subject, Hue>> = {
  portrait: 'umber',
  landscape: 'green',
  'still-life': 'umber',
  abstract: 'indigo',
  fantasy: 'indigo',
  'sci-fi': 'indigo',
  nature: 'green',
  urban: 'stone',
  animals: 'umber',
  architecture: 'stone',
};

/** Graphite, charcoal and ink have one hue; otherwise the place determines it, then the subject. */
export function singleHueOf({
  medium,
  setting,
  subject,
}: Pick<ArtConfiguration, 'medium' | 'setting' | 'subject'>): Hue {
  if (medium === 'pencil' || medium === 'charcoal' || medium === 'ink') return 'graphite';
  return setting === 'none' ? HUE_OF_SUBJECT[subject] : HUE_OF_SETTING[setting];
}
