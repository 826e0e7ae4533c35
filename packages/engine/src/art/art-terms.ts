import type { Artist, Medium, Mood, Palette, Style, Subject } from './art-options.ts';

/** The effects of a term on the picture that another term could contradict. */
export type Trait =
  | 'soft'
  | 'crisp'
  | 'outline'
  | 'no-outline'
  | 'flat'
  | 'modelled'
  | 'many-hues'
  | 'one-hue'
  | 'vivid'
  | 'muted'
  | 'strokes'
  | 'rendered'
  | 'tilted'
  | 'level'
  | 'dense'
  | 'empty'
  | 'bright'
  | 'dim'
  | 'deep'
  | 'planar'
  | 'neat'
  | 'ragged'
  | 'curved'
  | 'straight'
  | 'whole'
  | 'cropped';

export const CLASHES: readonly (readonly [Trait, Trait])[] = [
  ['soft', 'crisp'],
  ['outline', 'no-outline'],
  ['flat', 'modelled'],
  ['many-hues', 'one-hue'],
  ['vivid', 'muted'],
  ['strokes', 'rendered'],
  ['tilted', 'level'],
  ['dense', 'empty'],
  ['bright', 'dim'],
  ['deep', 'planar'],
  ['neat', 'ragged'],
  ['curved', 'straight'],
  ['whole', 'cropped'],
];

/**
 * Terms for one choice, best first. Each list includes one without traits, which fits anything, so no axis stays empty.
 */
type Terms = Readonly<Record<string, readonly Trait[]>>;

export const STYLE_TERMS = {
  realistic: { highlights: ['modelled'], proportions: [], 'local-colour': ['many-hues'], 'edge-variety': [] },
  impressionist: {
    'broken-colour': ['many-hues', 'strokes'],
    'lost-edges': ['soft'],
    'short-strokes': ['strokes'],
    'open-form': ['cropped'],
  },
  expressionist: {
    distortion: [],
    agitation: ['strokes'],
    'felt-colour': ['many-hues', 'vivid'],
    'thick-line': ['outline'],
  },
  surrealist: {
    precision: ['crisp'],
    metamorphosis: [],
    'long-shadows': ['modelled', 'deep'],
    'scale-inversion': [],
    'plain-fact': [],
  },
  abstract: { planes: [], rhythm: [], 'colour-fields': ['many-hues', 'flat'], contrast: [] },
  minimalist: { emptiness: ['empty'], few: [], 'exact-edge': ['crisp'], 'even-tone': ['flat'] },
  'pop-art': { contour: ['outline', 'crisp'], halftone: ['flat', 'neat'], saturated: ['vivid', 'flat'], frontal: [] },
  'art-nouveau': { whiplash: ['outline'], flowing: [], ornament: ['flat', 'dense'], border: ['dense'] },
  baroque: { chiaroscuro: ['dim', 'modelled'], diagonal: [], drapery: ['modelled'], climax: [] },
  renaissance: { smoke: ['soft', 'modelled'], ideal: [], grouping: ['level'], perspective: ['deep'] },
} as const satisfies Record<Style, Terms>;

export const MEDIUM_TERMS = {
  digital: { 'focal-edges': ['crisp', 'neat'], layers: [], gradients: ['soft', 'modelled'], texture: ['strokes'] },
  'oil-painting': { impasto: ['strokes', 'ragged'], glazes: ['modelled', 'dim'], canvas: [], blends: ['soft'] },
  watercolor: { blooms: ['soft'], washes: [], 'white-paper': [], 'drying-edges': ['crisp'] },
  acrylic: { 'dry-brush': ['strokes'], masking: ['crisp', 'neat'], opaque: ['flat'], layers: [] },
  charcoal: { blacks: [], lifted: ['modelled'], smudged: ['soft'], grain: [] },
  pencil: { hatching: [], weight: ['outline'], tooth: [], burnished: ['modelled'] },
  ink: { line: ['outline', 'crisp'], gaps: [], 'cross-hatching': ['modelled'], wash: ['soft'] },
  pastel: { powder: ['strokes'], accents: [], blended: ['soft'], tooth: [] },
  'mixed-media': { torn: ['ragged'], layering: [], transfer: ['ragged'], scraped: ['ragged', 'strokes'] },
  '3d-render': {
    materials: ['modelled'],
    imperfections: [],
    softbox: ['modelled', 'soft', 'bright'],
    bevels: ['crisp'],
  },
} as const satisfies Record<Medium, Terms>;

export const MOOD_GESTURES = {
  peaceful: { horizontals: ['level', 'straight'], spacing: [] },
  dramatic: { diagonals: ['tilted'], scale: [] },
  mysterious: { hidden: [], frame: [] },
  joyful: { open: [], upward: [] },
  melancholic: { alone: [], lowered: [], sunk: [] },
  energetic: { tilt: ['tilted', 'dense'], forward: [] },
  romantic: { curves: [], near: [] },
  dark: { crop: ['dense', 'cropped'], heavy: [] },
  whimsical: { rounded: [], scale: [] },
  elegant: { lines: [], balance: [] },
} as const satisfies Record<Mood, Terms>;

export const SUBJECT_VIEWS = {
  portrait: { 'three-quarter': [], frontal: [], profile: [] },
  landscape: { planes: ['deep'], 'high-horizon': [], 'low-horizon': [], bands: ['planar', 'straight'] },
  'still-life': { triangle: [], raised: [], row: ['planar'] },
  abstract: { asymmetry: [], 'quiet-field': [], 'all-over': ['dense'] },
  fantasy: { low: ['deep'], threshold: [], front: ['planar'] },
  'sci-fi': { 'one-point': ['deep'], elevation: ['planar', 'whole'], corner: [] },
  nature: { 'close-foreground': ['dense'], 'low-angle': ['deep'], level: [] },
  urban: { vanishing: ['deep', 'level'], facade: ['planar'], corner: [] },
  animals: { 'eye-level': [], group: [], profile: ['planar'], near: ['cropped'] },
  architecture: { upward: ['deep', 'whole'], 'two-point': ['deep'], facade: ['planar'], detail: ['dense', 'cropped'] },
} as const satisfies Record<Subject, Terms>;

export const ARTIST_TERMS = {
  'van-gogh': { swirl: ['strokes'], rhythm: [], impasto: ['strokes'] },
  picasso: { facets: [], viewpoints: ['planar'], contour: ['outline'] },
  monet: { broken: ['strokes', 'soft'], 'one-hour': [], reflections: ['no-outline'] },
  dali: { melting: [], double: [], plain: ['deep', 'crisp'] },
  warhol: { silkscreen: ['flat'], repeat: [], 'off-register': ['flat', 'vivid'] },
  'da-vinci': { sfumato: ['soft', 'modelled'], study: [], distance: ['deep'] },
  rembrandt: { pool: ['dim', 'modelled'], tender: [], thick: ['strokes'] },
  klimt: { mosaic: ['dense', 'planar'], spirals: [], robe: ['flat'] },
  hokusai: { woodblock: ['outline', 'crisp'], cropped: [], bokashi: ['flat'] },
} as const satisfies Record<Artist, Terms>;

/** What a choice requires of every other term. */
export const CHOICE_TRAITS: {
  style: Record<Style, readonly Trait[]>;
  medium: Record<Medium, readonly Trait[]>;
  mood: Record<Mood, readonly Trait[]>;
  colors: Record<Palette, readonly Trait[]>;
} = {
  style: {
    realistic: ['modelled'],
    impressionist: ['soft', 'no-outline', 'bright'],
    expressionist: ['ragged', 'tilted'],
    surrealist: ['crisp', 'modelled'],
    abstract: ['planar'],
    minimalist: ['crisp', 'empty', 'neat'],
    'pop-art': ['crisp', 'outline', 'flat', 'planar', 'level'],
    'art-nouveau': ['outline', 'flat', 'neat', 'planar', 'curved'],
    baroque: ['modelled', 'deep'],
    renaissance: ['modelled', 'level', 'neat'],
  },
  medium: {
    digital: [],
    'oil-painting': [],
    watercolor: [],
    acrylic: [],
    charcoal: [],
    pencil: [],
    ink: [],
    pastel: [],
    'mixed-media': ['ragged'],
    '3d-render': ['rendered'],
  },
  mood: {
    peaceful: ['level', 'whole'],
    dramatic: ['dim'],
    mysterious: ['soft'],
    joyful: ['bright', 'whole'],
    melancholic: ['whole'],
    energetic: ['tilted'],
    romantic: ['soft'],
    dark: ['dim'],
    whimsical: [],
    elegant: ['neat'],
  },
  colors: {
    warm: ['muted'],
    cool: ['muted'],
    monochrome: ['one-hue'],
    complementary: [],
    analogous: [],
    'earth-tones': ['muted'],
    pastel: ['muted'],
    neon: ['vivid'],
    'black-white': ['one-hue', 'muted'],
    sepia: ['one-hue', 'muted'],
  },
};
