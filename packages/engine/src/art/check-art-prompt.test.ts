import { expect, test } from 'vitest';
import en from '../words/en/art.json' with { type: 'json' };
import type { ArtConfiguration } from './art-options.ts';
import { type ArtCheckId, type ArtCheckInput, checkArtPrompt } from './check-art-prompt.ts';
import { readDetails } from './read-details.ts';

const CONFIGURATION: ArtConfiguration = {
  subject: 'animals',
  style: 'expressionist',
  medium: 'charcoal',
  mood: 'energetic',
  colors: 'warm',
  artist: 'van-gogh',
  setting: 'mountain',
  details: '',
};
const TAGS =
  'one adult fox, animal scene, mountain, ridges fading one behind another, Expressionist charcoal drawing, compressed black accents, distorted contours, rhythmic parallel dashes, influence of Vincent van Gogh, warm palette on toned paper, chalk accents, ochre, terracotta, crisp rim light with strong contrast, a full profile, energetic mood';

type Planted = Partial<Omit<ArtCheckInput, 'configuration' | 'details'>> & {
  configuration?: Partial<ArtConfiguration>;
  details?: string;
};

/** A good Midjourney prompt, except for the planted fault. */
function inputOf({ configuration, details = '', text = TAGS, ownText = text, ...planted }: Planted): ArtCheckInput {
  return {
    target: 'midjourney',
    words: en,
    parameters: '--ar 4:5 --s 150',
    negativePrompt: null,
    text,
    ownText,
    ...planted,
    configuration: { ...CONFIGURATION, ...configuration, details },
    details: readDetails(details, en),
  };
}

/** The checks that report something. */
function faultsIn(planted: Planted): Partial<Record<ArtCheckId, string[]>> {
  const failed = checkArtPrompt(inputOf(planted)).filter(({ passed }) => !passed);
  return Object.fromEntries(failed.map(({ id, found }) => [id, found]));
}

const without = (...phrases: string[]) => phrases.reduce((text, phrase) => text.replace(`${phrase}, `, ''), TAGS);
const and = (...phrases: string[]) => [TAGS, ...phrases].join(', ');

test('finds nothing in a good prompt', () => {
  expect(faultsIn({})).toEqual({});
  expect(checkArtPrompt(inputOf({}))).toHaveLength(11);
});

test.each([
  ['animal scene', 'animal scene'],
  ['Expressionist charcoal drawing', 'in an Expressionist manner,Expressionist', 'charcoal drawing'],
  ['influence of Vincent van Gogh', 'influence of Vincent van Gogh'],
  ['mountain, ridges fading one behind another', 'mountain,in the mountains,mountain ridges'],
  ['warm palette on toned paper', 'warm palette'],
])('a choice is missed: "%s"', (phrase, ...missed) => {
  const { choices = [] } = faultsIn({ text: without(phrase) });
  expect(choices).toHaveLength(missed.length);
  missed.forEach((name, index) => {
    expect(choices[index]).toContain(name);
  });
});

test('the mood is a choice, too', () => {
  expect(faultsIn({ text: TAGS.replace(', energetic mood', '') }).choices).toEqual(['energetic mood']);
});

test('without artist and setting, neither is reported as missed', () => {
  const text = without(
    'influence of Vincent van Gogh',
    'rhythmic parallel dashes',
    'mountain',
    'ridges fading one behind another',
  );
  const configuration = { artist: 'none', setting: 'none' } as const;
  expect(faultsIn({ text, configuration }).choices).toBeUndefined();
});

test.each([
  ['an owl on a post', 'an owl on a post, animal scene', undefined],
  ['an owl on a post', 'an owl, animal scene', ['an owl on a post']],
  ['an owl\non a post', 'an owl on a post, animal scene', undefined],
  ['an owl, no text', 'an owl, animal scene', undefined],
])('the details %j are looked for in %j', (details, opening, missed) => {
  const text = TAGS.replace('one adult fox, animal scene', opening);
  expect(faultsIn({ details, text, ownText: text.replace('an owl', '…') }).details).toEqual(missed);
});

test('prose contains the details verbatim, exclusions included', () => {
  const details = 'an owl\non a post, no text';
  expect(faultsIn({ target: 'natural', details, text: `${details}. ${TAGS}` }).details).toBeUndefined();
  expect(faultsIn({ target: 'natural', details, text: TAGS }).details).toEqual([details]);
});

test('terms that cannot be in one picture clash', () => {
  expect(faultsIn({ text: and('smudged mid-tones') }).clashes).toBeUndefined();
  const clash = {
    configuration: { medium: 'oil-painting', style: 'minimalist' },
    text: and(...Object.values(en.media['oil-painting'].terms), ...Object.values(en.styles.minimalist.terms)),
  } as const;
  expect(faultsIn(clash).clashes?.length).toBeGreaterThan(0);
  expect(faultsIn({ ...clash, ownText: TAGS }).clashes).toBeUndefined();
});

test.each([
  ['none', without('crisp rim light with strong contrast'), ['0 lights']],
  [
    'two',
    and('soft backlight with a gentle halo'),
    ['2 lights', 'crisp rim light with strong contrast', 'soft backlight with a gentle halo'],
  ],
  ['that of a lamp, too', and(en.named.flame), ['2 lights', en.moods.energetic.light, en.named.flame]],
  ['a glow, too', and(en.rephrased['neon-glow']), ['2 lights', en.moods.energetic.light, en.rephrased['neon-glow']]],
])('there is one light, not %s', (_name, text, found) => {
  expect(faultsIn({ text })['one-light']).toEqual(found);
});

test('a light that the details describe needs no other', () => {
  const text = without('crisp rim light with strong contrast').replace('one adult fox', 'a backlit fox');
  const ownText = text.replace('a backlit fox', '…');
  expect(readDetails('a backlit fox', en).lights).toEqual(['own']);
  expect(faultsIn({ details: 'a backlit fox', text, ownText })['one-light']).toBeUndefined();
  expect(faultsIn({ text })['one-light']).toEqual(['0 lights']);
});

test('four of six axes are covered', () => {
  const thin = without('compressed black accents', 'ochre', 'terracotta', 'crisp rim light with strong contrast');
  expect(faultsIn({ text: thin }).axes).toEqual(['2 axes']);
  expect(faultsIn({ text: thin.replace('a full profile', 'a tilted axis') }).axes).toEqual(['2 axes']);
  expect(faultsIn({ text: `${thin}, ochre` }).axes).toEqual(['3 axes']);
  expect(faultsIn({ text: `${thin}, ochre, a tilted axis` }).axes).toBeUndefined();
  expect(faultsIn({ text: `${thin}, ochre, ${en.rephrased['charcoal-on-black']}` }).axes).toBeUndefined();
  expect(faultsIn({ text: `${thin}, ochre`, configuration: { setting: 'none' } }).axes).toEqual(['2 axes']);
});

test('an axis described by the details counts', () => {
  const thin = without('compressed black accents', 'ochre', 'terracotta', 'crisp rim light with strong contrast');
  const ownText = thin.replace('one adult fox', '…').replace(', a full profile', '');
  const axes = (details: string) => faultsIn({ details, text: thin.replace('one adult fox', details), ownText }).axes;
  expect(axes('a fox')).toEqual(['1 axes']);
  expect(axes('a fox, close-up')).toEqual(['2 axes']);
  expect(axes('a red fox')).toEqual(['2 axes']);
  expect(axes('a backlit red fox')).toEqual(['3 axes']);
  expect(axes('a backlit red fox, close-up')).toBeUndefined();
});

test.each([
  ['--ar 4:5 --s 150', undefined],
  ['--ar 4:5 --no text, two hats', undefined],
  ['--tile', undefined],
  ['--ar', undefined],
  ['ar 4:5', ['ar 4:5']],
  ['--ar 4:5 -s', ['--ar 4:5 -s']],
  ['', ['']],
])("the parameters %j are Midjourney's or not", (parameters, found) => {
  expect(faultsIn({ parameters }).target).toEqual(found);
});

test('a prompt for Midjourney is one line without weights', () => {
  expect(faultsIn({ text: `${TAGS}::2` }).target).toEqual(['text']);
  expect(faultsIn({ text: TAGS.replace(', ', ',\n') }).target).toEqual(['text']);
  expect(faultsIn({ text: `${TAGS}::2`, parameters: 'x' }).target).toEqual(['text', 'x']);
  expect(faultsIn({ target: 'stable-diffusion', text: `${TAGS}::2` }).target).toBeUndefined();
});

test('a prompt for Stable Diffusion fits into its tokens, unless the details fill them', () => {
  const long = and(...Array.from({ length: 20 }, (_, index) => `extraordinary number${index}`));
  expect(faultsIn({ target: 'stable-diffusion', text: long }).target?.[0]).toMatch(/^\d{3} tokens$/);
  const details = Array.from({ length: 20 }, (_, index) => `extraordinary${index}`).join(' ');
  expect(faultsIn({ target: 'stable-diffusion', text: `${details}, ${long}`, details }).target).toBeUndefined();
});

test('a prompt for Flux rules nothing out', () => {
  const flux = { target: 'flux', parameters: '' } as const;
  expect(faultsIn({ ...flux }).target).toBeUndefined();
  expect(faultsIn({ ...flux, text: and('no text') }).target).toEqual(['no text']);
  expect(faultsIn({ ...flux, text: and('no text'), ownText: TAGS }).target).toBeUndefined();
});

test.each([
  ['text, photo', undefined],
  ['animals, photo', ['animals']],
  ['fox, photo', ['fox']],
  ['adult fox', ['adult fox']],
  ['young fox', undefined],
])('the negatives %j name what is asked for, or not', (negativePrompt, found) => {
  expect(faultsIn({ target: 'stable-diffusion', negativePrompt }).negatives).toEqual(found);
});

test('the exclusions among the parameters are read as well', () => {
  expect(faultsIn({ parameters: '--ar 4:5 --no photo, fox --s 150' }).negatives).toEqual(['fox']);
  expect(faultsIn({ parameters: '--no fox' }).negatives).toEqual(['fox']);
});

test('letters that the details ask for are not to be kept away', () => {
  const planted = { target: 'stable-diffusion', negativePrompt: 'text', ownText: TAGS } as const;
  const withText = (details: string) => ({ ...planted, details, text: TAGS.replace('one adult fox', details) });
  expect(faultsIn(withText('an owl with lettering "OPEN"')).negatives).toEqual(['text']);
  expect(faultsIn(withText('an owl with lettering')).negatives).toBeUndefined();
  expect(faultsIn(withText('an owl')).negatives).toBeUndefined();
});

test.each([
  ['a word twice in a row', and('very very dark'), ['very']],
  ['four words twice', and('one behind the other ridge', 'one behind the other fox'), ['one behind the other']],
  ['three words twice', and('one behind the ridge', 'one behind the fox'), undefined],
  ['four words over two clauses', and('one behind, the other', 'one behind, the other'), undefined],
])('repetition: %s', (_name, text, found) => {
  expect(faultsIn({ text }).repetition).toEqual(found);
});

test.each(['masterpiece', 'award-winning', '8k', 'a old fox', 'an fox', 'Stunning', 'a fox!'])(
  '"%s" is a fault',
  (phrase) => {
    expect(faultsIn({ text: and(phrase) }).faults).toHaveLength(1);
    expect(faultsIn({ text: and(phrase), ownText: TAGS }).faults).toBeUndefined();
  },
);

test('the subject is among the first twelve words', () => {
  const [, , ...rest] = TAGS.split(', ');
  const after = (count: number) =>
    [Array.from({ length: count }, (_, index) => `w${index}`).join(' '), 'animal scene', ...rest].join(', ');
  expect(faultsIn({ text: after(11) })['subject-first']).toBeUndefined();
  expect(faultsIn({ text: after(12) })['subject-first']).toEqual([after(12).slice(0, 80)]);
  expect(faultsIn({ text: rest.join(', ') })['subject-first']).toBeUndefined(); // a place is an opening
  expect(faultsIn({ text: rest.slice(2).join(', ') })['subject-first']).toHaveLength(1);
});

test.each([
  [19, ['19 words, not 20 to 50']],
  [20, undefined],
  [50, undefined],
  [51, ['51 words, not 20 to 50']],
])('%i words of a prompt for Midjourney', (count, found) => {
  const text = Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
  expect(faultsIn({ text }).length).toEqual(found);
});
