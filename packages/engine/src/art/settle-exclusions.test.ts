import { describe, expect, test } from 'vitest';
import en from '../words/en/art.json' with { type: 'json' };
import fr from '../words/fr/art.json' with { type: 'json' };
import { readDetails } from './read-details.ts';
import { settleExclusions } from './settle-exclusions.ts';

const settle = (typed: string, choices: Partial<Parameters<typeof settleExclusions>[0]['configuration']> = {}) =>
  settleExclusions({
    configuration: { subject: 'landscape', setting: 'none', ...choices },
    details: readDetails(typed, en),
    words: en,
    isEnglish: true,
  });

describe('an exclusion', () => {
  test.each([
    ['a red fox, no birds', 'animals', ['birds']],
    ['a hill, no birds', 'landscape', ['birds']],
    ['a hill, no deer', 'landscape', ['deer']],
    ['two goats, no people', 'animals', ['people']],
    ['my aunt with a letter, no text', 'portrait', ['text']],
  ] as const)('of %j as %s is written as it was typed', (typed, subject, tags) => {
    expect(settle(typed, { subject }).tags).toEqual(tags);
  });

  test.each([
    ['an owl on a branch, no other birds', 'nature'],
    ['a fox, no other animals', 'nature'],
    ['no animals', 'animals'],
    ['a boat, no other boats', 'landscape'],
    ['my aunt, no people', 'portrait'],
    ['a sign "OPEN", no other text', 'urban'],
  ] as const)('of %j as %s never takes away what is shown', (typed, subject) => {
    expect(settle(typed, { subject })).toMatchObject({ tags: [], presence: [], hasOnly: true });
  });

  test.each([
    ['a hill, no trees', 'forest'],
    ['a hill in the fog, no clouds', 'none'],
    ['a hill, no clouds', 'underwater'],
    ['a diver, no parasol', 'underwater'],
    ['a hill, no sheep', 'none'],
  ] as const)('of %j in the setting %s leaves only what is described', (typed, setting) => {
    expect(settle(typed, { setting })).toMatchObject({ presence: [], closing: [en.presence.other], hasOnly: false });
  });

  test.each([
    ['a jug, no flowers', 'still-life', { closing: [en.presence.other] }],
    ['a bear, no flowers', 'animals', { closing: [en.presence.other] }],
    ['a meadow, no flowers', 'nature', { presence: [en.presence.flowers] }],
    ['my aunt, no trees', 'portrait', { closing: [en.presence.other] }],
    ['a meadow, no trees', 'landscape', { presence: [en.presence.trees] }],
    ['a meadow, no text', 'landscape', { closing: [en.presence.text] }],
    ['my aunt, no smile', 'portrait', { presence: [en.presence.smile], closing: [] }],
    ['a picnic, no parasol', 'landscape', { presence: [en.presence.umbrellas], closing: [] }],
    ['my aunt, no umbrella', 'portrait', { closing: [en.presence.other] }],
    ['a dog, no collar', 'animals', { presence: [en.presence.collars], closing: [] }],
    ['a dog, no necklace', 'animals', { tags: ['necklace'], presence: [en.presence.collars] }],
    ['my aunt, no necklace', 'portrait', { presence: [en.presence.jewellery] }],
    ['a sailor, no beard', 'portrait', { presence: [en.presence.beards] }],
    ['a sailor, no tattoos', 'portrait', { presence: [en.presence.tattoos] }],
  ] as const)('of %j as %s brings nothing new into the picture', (typed, subject, expected) => {
    expect(settle(typed, { subject })).toMatchObject(expected);
  });

  test.each([
    ['forest', [en.presence['forest-floor']]],
    ['none', [en.presence.snow]],
    ['mountain', []],
  ] as const)('of snow in the setting %s leaves the ground %j', (setting, presence) => {
    expect(settle('a fox, no snow', { setting }).presence).toEqual(presence);
  });

  test('in another language becomes the English noun of the same breadth', () => {
    const details = readDetails('un renard, pas de neige, sans oiseaux', fr);
    const configuration = { subject: 'animals', setting: 'none' } as const;

    expect(settleExclusions({ configuration, details, words: en, isEnglish: false }).tags).toEqual(['snow', 'birds']);
  });

  test('whose word names a jewel and a band alike is a band on an animal', () => {
    const details = readDetails('un chien, sans collier', fr);
    const settled = (subject: 'animals' | 'portrait') =>
      settleExclusions({ configuration: { subject, setting: 'none' }, details, words: fr, isEnglish: false });

    expect(settled('animals')).toMatchObject({ tags: ['collar'], presence: [fr.presence.collars] });
    expect(settled('portrait')).toMatchObject({ tags: ['jewelry'], presence: [fr.presence.jewellery] });
  });
});
