import { fillSentence } from '../text/fill-sentence.ts';
import type { ArtWords, Colouring, Rephrased } from '../words/art-words.ts';
import { type AspectRatio, MOVING_RATIOS, SDXL_SIZES, SUBJECT_RATIOS } from './art-facts.ts';
import type { ArtNote } from './art-note.ts';
import type { ArtConfiguration, Mood, Palette, Style, Subject } from './art-options.ts';
import type { ArtPlan } from './art-plan.ts';
import { ARTIST_TERMS, CHOICE_TRAITS, MEDIUM_TERMS, MOOD_GESTURES, STYLE_TERMS, SUBJECT_VIEWS } from './art-terms.ts';
import type { Override } from './conflict-rules.ts';
import { lightOfDetails, toneKeyOf } from './light-kinds.ts';
import { paletteAreas } from './palette-areas.ts';
import { PALETTE_HEX } from './palette-hex.ts';
import { placeOf, sceneOf, showsPlace } from './plan-place.ts';
import type { DetailsReading } from './read-details.ts';
import { type Resolution, resolveConflicts } from './resolve-conflicts.ts';
import { settleExclusions } from './settle-exclusions.ts';
import { HUE_HEX, singleHueOf } from './single-hue.ts';
import { TermPicker } from './term-picker.ts';
import { unfitTerms } from './unfit-terms.ts';

/** `isEnglish` refers to the details. */
type Source = {
  configuration: ArtConfiguration;
  details: DetailsReading;
  words: ArtWords;
  variant: number;
  isEnglish: boolean;
};

/** More than a prompt should contain; `fitPlan` trims it to length. */
const RICH_TERMS = 3;
const VIEWPOINT_TERM = 'viewpoints';
const FLAT_STYLES: readonly Style[] = ['abstract', 'pop-art', 'art-nouveau'];
/** Colors that a drawing shows as accents; everything else names the whole palette. */
const ACCENTED: readonly Colouring[] = ['chalk', 'ink-washes', 'neon-paper', 'neon-wash'];
/** Palettes that only work if their colors are kept together. */
const NEIGHBOURS: readonly Palette[] = ['analogous'];
/** Colorings that name each color with the area it fills. */
const PLACED: readonly Colouring[] = ['full', 'around-named', 'aged-print'];
/** Colorings that quote the details, and those that refer to them. */
const BRIEF: Partial<Record<Colouring, Colouring>> = {
  'around-named': 'full',
  'hue-of-details': 'hue-named-above',
  'single-accent': 'accent-named-above',
};

/** Moods whose light is described by the shadows it casts. */
const SHADOW_MOODS: readonly Mood[] = ['peaceful', 'whimsical'];
/** Subjects that have a ground even in space. */
const GROUNDED: readonly Subject[] = ['landscape', 'urban', 'architecture'];

/** Decides what the picture consists of. Picks follow the order of the owners: medium, style, artist, mood. */
export function planArt(source: Source): { plan: ArtPlan; notes: ArtNote[] } {
  const { configuration, details, words, variant } = source;
  const { subject, medium, style, mood, colors } = configuration;
  const resolution = resolveConflicts(configuration, details);
  const { override, choices, isSecondary } = resolution;
  const isFlat = FLAT_STYLES.includes(choices.style) || (subject === 'abstract' && choices.style !== 'realistic');
  const picker = new TermPicker(traitsOf(choices, isFlat), variant);
  const ratio = ratioOf(configuration, details);
  const unfit = unfitTerms(configuration, details, ratio);
  const light = lightOf(source, resolution, isFlat);
  const say = (id: Rephrased) => picker.note(words.rephrased[id]);

  const place = placeOf(source, override, light);
  const isPlaceShown = place !== null && details.body === '' && showsPlace(configuration);
  const scene = override.scene === undefined ? sceneOf(source) : [say(override.scene)];
  for (const phrase of [details.body === '' ? scene.join(' ') : details.body, ...(place?.anchors ?? [])])
    picker.note(phrase);
  picker.note(words.media[medium].name);
  const surface =
    override.surface === undefined
      ? picker.pick({ traits: MEDIUM_TERMS[medium], words: words.media[medium].terms, unfit }, RICH_TERMS)
      : [{ text: say(override.surface) }];
  const form =
    override.form === undefined
      ? picker
          .pick({ traits: STYLE_TERMS[style], words: styleTerms(source, override), unfit }, RICH_TERMS)
          .map(({ text }) => text)
      : [say(override.form)];
  const influence = influenceOf(source, resolution, picker, unfit);
  const ownView = picker.pick({ traits: SUBJECT_VIEWS[subject], words: words.subjects[subject].views, unfit }, 1)[0];
  const gestures =
    override.gesture === undefined
      ? picker.pick({ traits: MOOD_GESTURES[mood], words: words.moods[mood].gestures, unfit }, 2)
      : [{ text: say(override.gesture) }];
  const coloured = colouringOf(source, override);
  const plan: ArtPlan = {
    subject: words.subjects[subject].name,
    scene: isPlaceShown ? [place.name, ...place.anchors] : scene,
    told: isPlaceShown && override.place === undefined && place.told !== '' ? place.told : null,
    details,
    place: isPlaceShown ? null : place,
    style,
    medium: words.media[medium].name,
    manner: words.styles[style].manner,
    isSecondary,
    surface: surface.map(({ text }) => text),
    form,
    isFormFixed: override.form !== undefined,
    view: details.hasCamera ? null : (influence?.view ?? ownView?.text ?? null),
    light,
    lens: lensOf(source, resolution),
    gestures: gestures.map(({ text }) => text),
    palette: words.palettes[colors].name,
    colouring: words.colouring[coloured],
    briefColouring: words.colouring[BRIEF[coloured] ?? coloured],
    isOneHue: CHOICE_TRAITS.colors[colors].includes('one-hue'),
    colours: coloursOf(source, choices, coloured, isFlat),
    influence,
    mood: words.moods[mood].name,
    exclusions: settleExclusions(source),
    ratio,
  };
  const repeated = [...new Set(picker.repeated)].join(', ');
  const notes: ArtNote[] = repeated === '' ? [] : [{ code: 'repeated-word', facts: { words: repeated } }];
  return { plan, notes: [...resolution.notes, ...notes] };
}

function* traitsOf({ style, medium, mood, colors }: ArtConfiguration, isFlat: boolean) {
  yield* CHOICE_TRAITS.style[style];
  yield* CHOICE_TRAITS.medium[medium];
  yield* CHOICE_TRAITS.mood[mood];
  yield* CHOICE_TRAITS.colors[colors];
  if (isFlat) yield 'flat' as const;
}

/** On black paper a dark line would be invisible. */
function styleTerms({ configuration, words }: Source, { colouring }: Override): Readonly<Record<string, string>> {
  const { terms } = words.styles[configuration.style];
  return colouring === 'neon-paper' ? { ...terms, 'thick-line': words.rephrased['luminous-outlines'] } : terms;
}

/** A term that is a viewpoint replaces the one of the subject. */
function influenceOf({ configuration, words }: Source, { override }: Resolution, picker: TermPicker, unfit: string[]) {
  const { artist } = configuration;
  if (artist === 'none') return null;
  const { influence, terms } = words.artists[artist];
  if (override.limit !== undefined) {
    return { terms: [], limit: words.rephrased[override.limit], phrase: influence, view: null };
  }
  const picked = picker.pick({ traits: ARTIST_TERMS[artist], words: terms, unfit }, 2);
  const view = picked.find(({ id }) => id === VIEWPOINT_TERM)?.text ?? null;
  return { terms: picked.flatMap(({ text }) => (text === view ? [] : [text])), limit: null, phrase: influence, view };
}

function coloursOf(
  { configuration, details, words }: Source,
  choices: ArtConfiguration,
  coloured: Colouring,
  isFlat: boolean,
): ArtPlan['colours'] {
  const { colors } = configuration;
  const hue = singleHueOf(configuration);
  const [names, hex] =
    colors === 'monochrome' ? [words.hues[hue], HUE_HEX[hue]] : [words.palettes[colors].colours, PALETTE_HEX[colors]];
  const key = toneKeyOf(lightOfDetails(details.lights, configuration), configuration);
  // people that the engine adds are dressed; about others we do not know
  const areas = PLACED.includes(coloured) ? paletteAreas(choices, { isFlat, key, isClothed: details.body === '' }) : [];
  // one hue runs from dark to pale, except in a bright picture
  const leads = key === 'high' || !CHOICE_TRAITS.colors[colors].includes('one-hue');
  const largest = areas.includes('main') ? 'main' : 'ground';
  return names
    .slice(0, ACCENTED.includes(coloured) ? (NEIGHBOURS.includes(colors) ? 3 : 2) : 4)
    .map((name, index) => ({ name, hex: hex[index] ?? '', area: areas[index] ?? null }))
    .filter(({ area }) => area !== null || areas.length === 0)
    .toSorted((one, other) => (leads ? Number(other.area === largest) - Number(one.area === largest) : 0));
}

function lightOf({ configuration, details, words }: Source, { override }: Resolution, isFlat: boolean): string | null {
  const named = lightOfDetails(details.lights, configuration);
  if (named !== null) return named === 'own' ? null : words.named[named];
  if (configuration.setting === 'underwater' && !isFlat) return words.rephrased['underwater-light'];
  if (override.light !== undefined) return words.rephrased[override.light];
  return words.moods[configuration.mood][isFlat || isAdrift(configuration) ? 'flat' : 'light'];
}

/** A thing floating in space has nothing to cast a shadow on. */
function isAdrift({ subject, setting, mood }: ArtConfiguration): boolean {
  return setting === 'space' && SHADOW_MOODS.includes(mood) && !GROUNDED.includes(subject);
}

/** Only photographic pictures have one. */
function lensOf({ configuration, details, words }: Source, { choices }: Resolution): string | null {
  const { subject } = configuration;
  const isLifelike = choices.style === 'realistic' && (choices.medium === 'digital' || choices.medium === '3d-render');
  if (!isLifelike || details.hasCamera || subject === 'abstract') return null;
  return fillSentence(words.lens, { lens: subject === 'portrait' || subject === 'animals' ? '85' : '35' });
}

function colouringOf({ configuration, details, words }: Source, { colouring = 'full' }: Override): Colouring {
  const { name, colours } = words.palettes[configuration.colors];
  const isForeign = (colour: string) => ![name, ...colours].some((one) => one.toLowerCase().includes(colour));
  if (colouring === 'full') return details.colours.some(isForeign) ? 'around-named' : 'full';
  return details.coloured.length > 0 ? colouring : (BRIEF[colouring] ?? colouring);
}

function ratioOf({ subject }: ArtConfiguration, { ratio, isMoving, parameters }: DetailsReading): AspectRatio {
  const asked = parameters.map((parameter) => /^--(?:ar|aspect)\s+(\S+)$/.exec(parameter)?.[1]).find((found) => found);
  if (asked !== undefined && asked in SDXL_SIZES) return asked as AspectRatio;
  return ratio ?? (isMoving ? MOVING_RATIOS[subject] : undefined) ?? SUBJECT_RATIOS[subject];
}
