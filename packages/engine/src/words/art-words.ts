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
 * The words of the art generator in one language. All phrases stand by themselves, in the form in which they would
 * stand in a list (lower case, no article at the start, no period), so that none has to agree with another.
 * No phrase but `limits` may deny anything ("no", "without"): some image models draw what is denied.
 */
export type ArtWords = {
  sentences: Readonly<Record<ArtSentence, string>>;
  /** Between two phrases of a list, and after and between sentences. */
  punctuation: { list: string /** Between the last two. */; last: string; stop: string; space: string };
  /** Words that the language needs where English needs one, as `countWords` counts them; the length bands scale with it. */
  wordRatio: number;
  /** Pattern of what no line of ours may hold: wrong forms of the language, praise that image models ignore. */
  faults: string;
  /** First letters whose capital is not the one of Unicode's default mapping. */
  capitals: Readonly<Record<string, string>>;
  subjects: { [S in Subject]: SubjectWords & { views: Words<(typeof SUBJECT_VIEWS)[S]> } };
  styles: { [S in Style]: { manner: string; terms: Words<(typeof STYLE_TERMS)[S]> } };
  media: { [M in Medium]: { name: string; terms: Words<(typeof MEDIUM_TERMS)[M]> } };
  moods: { [M in Mood]: MoodWords & { gestures: Words<(typeof MOOD_GESTURES)[M]> } };
  /** `colours` name what PALETTE_HEX lists, in its order. */
  palettes: Readonly<Record<Palette, { name: string; colours: readonly string[] }>>;
  /** A monochrome picture in one of its hues, from dark to pale. */
  hues: Readonly<Record<Hue, readonly string[]>>;
  /** `{colour}` and where it stands. */
  areas: Readonly<Record<Area, string>>;
  /** `where` says that something is there; `told` is the same as one sentence, without a period. */
  settings: Readonly<Record<Setting, { name: string; where: string; anchors: readonly string[]; told: string }>>;
  /** The light of an hour, a weather or a source that the details name. */
  named: Readonly<Record<NamedLight, string>>;
  /** `{lens}` is a focal length in millimetres. */
  lens: string;
  /** `influence` holds the artist's name in the form that the phrase needs; never "by" the artist. */
  artists: { [A in Artist]: { influence: string; terms: Words<(typeof ARTIST_TERMS)[A]> } };
  colouring: Readonly<Record<Colouring, string>>;
  rephrased: Readonly<Record<Rephrased, string>>;
  /**
   * For what a person excludes: the same wish said as what is there instead. `forest-floor`: a forest without snow;
   * `other`: only what is described is there.
   */
  presence: Readonly<Record<Thing | 'forest-floor' | 'other', string>>;
  details: DetailWords;
  cues: ArtCues;
  /** What follows from an idea that was typed as a sentence. */
  fromIdea: ArtIdeaWords;
};

type Words<Terms> = { readonly [Id in keyof Terms]: string };
type SubjectWords = {
  /** Stands before the scene and a colon. */
  name: string;
  /** What is shown where the details are silent; the variant picks one. Each holds two to four phrases. */
  scenes: readonly (readonly string[])[];
};
type MoodWords = {
  name: string;
  /** The kind of light, with no source, place, hour or colour in it: those belong to others. */
  light: string;
  /** The same where a style has no modelling light: the mood as tonal contrast. */
  flat: string;
};

/** `{slots}` are filled with phrases; what the person wrote comes after a colon or inside its own quotation marks only. */
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
  /** A clause, or the end of one, that rules something out; one of its groups is the thing. */
  exclusion: string;
  /** Between two things of one exclusion. */
  joiner: string;
  /** A number of things, in figures or words. */
  count: string;
};

/** Folded stems as in buildCueIndex: `$` at the end asks for a word end. */
type ArtCues = {
  choices: { [Field in ArtField]: Readonly<Partial<Record<ArtChoice<Field>, readonly string[]>>> };
  things: Readonly<Record<Thing, readonly string[]>>;
  /** By aspect ratio ("9:16": phone wallpaper). */
  formats: Readonly<Record<string, readonly string[]>>;
  /** Formats that are a kind of work at the same time (a poster), so that their name says more than a ratio. */
  works: readonly string[];
  colours: readonly string[];
  /** Hours, weather and sources of light. */
  light: Readonly<Record<LightKind, readonly string[]>>;
  camera: readonly string[];
  /** What runs, flies or drives. */
  motion: readonly string[];
  /** What an aged print would contradict. */
  modern: readonly string[];
};
