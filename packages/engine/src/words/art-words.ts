import type {
  ArtChoice,
  ArtField,
  Artist,
  Medium,
  Mood,
  Palette,
  Setting,
  Style,
  Subject,
} from '../art/art-options.ts';
import type { ARTIST_TERMS, MEDIUM_TERMS, MOOD_GESTURES, STYLE_TERMS, SUBJECT_VIEWS } from '../art/art-terms.ts';
import type { LightKind, NamedLight } from '../art/light-kinds.ts';
import type { Area } from '../art/palette-areas.ts';
import type { Hue } from '../art/single-hue.ts';
import type { ArtIdeaWords } from './art-idea-words.ts';

/**
 * The words of the art generator in one language. All phrases are independent, in the form they take in a list (lower
 * case, no article at the start, no period), so that none has to agree with another.
 * Only `limits` may contain a negation ("no", "without"): some image models draw what is negated.
 */
export type ArtWords = {
  sentences: Readonly<Record<ArtSentence, string>>;
  /** Between two phrases of a list, and after and between sentences. */
  punctuation: { list: string /** Between the last two. */; last: string; stop: string; space: string };
  /** Words that the language needs per English word, as `countWords` counts them; the length bands scale with it. */
  wordRatio: number;
  /** Pattern for text that must not occur in our lines: grammatical errors, praise that image models ignore. */
  faults: string;
  /** First letters whose capital differs from Unicode's default mapping. */
  capitals: Readonly<Record<string, string>>;
  subjects: { [S in Subject]: SubjectWords & { views: Words<(typeof SUBJECT_VIEWS)[S]> } };
  styles: { [S in Style]: { manner: string; terms: Words<(typeof STYLE_TERMS)[S]> } };
  media: { [M in Medium]: { name: string; terms: Words<(typeof MEDIUM_TERMS)[M]> } };
  moods: { [M in Mood]: MoodWords & { gestures: Words<(typeof MOOD_GESTURES)[M]> } };
  /** `colours` name what PALETTE_HEX lists, in its order. */
  palettes: Readonly<Record<Palette, { name: string; colours: readonly string[] }>>;
  /** A monochrome picture in one of its hues, from dark to pale. */
  hues: Readonly<Record<Hue, readonly string[]>>;
  /** `{colour}` and its position. */
  areas: Readonly<Record<Area, string>>;
  /** `where` says that something is there; `told` is the same as one sentence, without a period. */
  settings: Readonly<Record<Setting, { name: string; where: string; anchors: readonly string[]; told: string }>>;
  /** The light of a time, weather or source named in the details. */
  named: Readonly<Record<NamedLight, string>>;
  /** `{lens}` is a focal length in millimeters. */
  lens: string;
  /** `influence` contains the artist's name in the form that the phrase needs; never "by" the artist. */
  artists: { [A in Artist]: { influence: string; terms: Words<(typeof ARTIST_TERMS)[A]> } };
  colouring: Readonly<Record<Colouring, string>>;
  rephrased: Readonly<Record<Rephrased, string>>;
  /**
   * For exclusions: the same wish, phrased as what to show instead. `forest-floor`: a forest without snow;
   * `other`: only the described things are there.
   */
  presence: Readonly<Record<Thing | 'forest-floor' | 'other', string>>;
  details: DetailWords;
  cues: ArtCues;
  /** The consequences of an idea typed as a sentence. */
  fromIdea: ArtIdeaWords;
};

type Words<Terms> = { readonly [Id in keyof Terms]: string };
type SubjectWords = {
  /** Precedes the scene and a colon. */
  name: string;
  /** What to show if the details do not say; the variant picks one. Each has two to four phrases. */
  scenes: readonly (readonly string[])[];
};
type MoodWords = {
  name: string;
  /** The kind of light, without a source, place, time or color: those belong to others. */
  light: string;
  /** The same for a style without modeling light: the mood as tonal contrast. */
  flat: string;
};

/** `{slots}` are filled with phrases; the user's words come only after a colon or inside their own quotation marks. */
export type ArtSentence =
  | 'scene'
  | 'scene-plain'
  | 'technique'
  | 'place'
  | 'place-echo'
  | 'terms'
  | 'influence'
  | 'view'
  | 'light'
  | 'secondary'
  | 'limits'
  | 'limits-lettered'
  | 'limits-quoted'
  | 'format-portrait'
  | 'format-landscape'
  | 'format-square';

export type Colouring =
  | 'full'
  | 'around-named'
  | 'chalk'
  | 'neon-paper'
  | 'ink-washes'
  | 'neon-wash'
  | 'tonal-wash'
  | 'hue-of-details'
  | 'hue-named-above'
  | 'single-accent'
  | 'accent-named-above'
  | 'aged-print'
  | 'dim-neon'
  | 'low-key-pastel';

export type Rephrased =
  | 'painterly-shader'
  | 'old-master-scene'
  | 'baroque-scene'
  | 'photoreal-abstract'
  | 'planes-of-portrait'
  | 'planes-of-animals'
  | 'planes-of-architecture'
  | 'charcoal-on-black'
  | 'pencil-on-black'
  | 'ink-on-black'
  | 'luminous-outlines'
  | 'in-small-area'
  | 'as-halftone'
  | 'composition-only'
  | 'rhythm-only'
  | 'pale-areas'
  | 'single-diagonal'
  | 'contrast-at-rest'
  | 'neon-glow'
  | 'space-landscape'
  | 'space-urban'
  | 'space-architecture'
  | 'underwater-landscape'
  | 'underwater-urban'
  | 'underwater-architecture'
  | 'city-nature'
  | 'forest-urban'
  | 'old-and-new'
  | 'setting-echo'
  | 'underwater-light';

export type Thing =
  | 'people'
  | 'text'
  | 'background'
  | 'cars'
  | 'clouds'
  | 'colour'
  | 'frame'
  | 'glasses'
  | 'jewellery'
  | 'hats'
  | 'buildings'
  | 'animals'
  | 'birds'
  | 'trees'
  | 'snow'
  | 'flowers'
  | 'fences'
  | 'smile'
  | 'umbrellas'
  | 'collars'
  | 'beards'
  | 'tattoos';

/** Regular expressions, matched on folded text (see fold-text.ts). */
type DetailWords = {
  /** A clause, or the end of one, that excludes something; one of its groups is the thing. */
  exclusion: string;
  /** Between two things of one exclusion. */
  joiner: string;
  /** A number of things, in digits or words. */
  count: string;
};

/** Folded stems as in buildCueIndex: `$` at the end requires a word end. */
type ArtCues = {
  choices: { [Field in ArtField]: Readonly<Partial<Record<ArtChoice<Field>, readonly string[]>>> };
  things: Readonly<Record<Thing, readonly string[]>>;
  /** By aspect ratio ("9:16": phone wallpaper). */
  formats: Readonly<Record<string, readonly string[]>>;
  /** Formats that are also a kind of work (a poster), so that their name says more than a ratio. */
  works: readonly string[];
  colours: readonly string[];
  /** Times of day, weather and light sources. */
  light: Readonly<Record<LightKind, readonly string[]>>;
  camera: readonly string[];
  /** Things that run, fly or drive. */
  motion: readonly string[];
  /** Things that contradict an aged print. */
  modern: readonly string[];
};
