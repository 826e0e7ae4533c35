/** The option lists of the art form, in form order. Each value maps to the label shown in the English form. */
export const ART_OPTIONS = {
  subject: {
    portrait: 'Portrait',
    landscape: 'Landscape',
    'still-life': 'Still Life',
    abstract: 'Abstract',
    fantasy: 'Fantasy',
    'sci-fi': 'Science Fiction',
    nature: 'Nature',
    urban: 'Urban/City',
    animals: 'Animals',
    architecture: 'Architecture',
  },
  style: {
    realistic: 'Realistic',
    impressionist: 'Impressionist',
    expressionist: 'Expressionist',
    surrealist: 'Surrealist',
    abstract: 'Abstract',
    minimalist: 'Minimalist',
    'pop-art': 'Pop Art',
    'art-nouveau': 'Art Nouveau',
    baroque: 'Baroque',
    renaissance: 'Renaissance',
  },
  medium: {
    digital: 'Digital Art',
    'oil-painting': 'Oil Painting',
    watercolor: 'Watercolor',
    acrylic: 'Acrylic',
    charcoal: 'Charcoal',
    pencil: 'Pencil Sketch',
    ink: 'Ink Drawing',
    pastel: 'Pastel',
    'mixed-media': 'Mixed Media',
    '3d-render': '3D Render',
  },
  mood: {
    peaceful: 'Peaceful',
    dramatic: 'Dramatic',
    mysterious: 'Mysterious',
    joyful: 'Joyful',
    melancholic: 'Melancholic',
    energetic: 'Energetic',
    romantic: 'Romantic',
    dark: 'Dark',
    whimsical: 'Whimsical',
    elegant: 'Elegant',
  },
  colors: {
    warm: 'Warm',
    cool: 'Cool',
    monochrome: 'Monochrome',
    complementary: 'Complementary',
    analogous: 'Analogous',
    'earth-tones': 'Earth Tones',
    pastel: 'Pastel',
    neon: 'Neon',
    'black-white': 'Black & White',
    sepia: 'Sepia',
  },
  artist: {
    none: 'None',
    'van-gogh': 'Vincent van Gogh',
    picasso: 'Pablo Picasso',
    monet: 'Claude Monet',
    dali: 'Salvador Dalí',
    warhol: 'Andy Warhol',
    'da-vinci': 'Leonardo da Vinci',
    rembrandt: 'Rembrandt van Rijn',
    klimt: 'Gustav Klimt',
    hokusai: 'Katsushika Hokusai',
  },
  setting: {
    none: 'None',
    forest: 'Forest',
    ocean: 'Ocean',
    mountain: 'Mountain',
    city: 'City',
    desert: 'Desert',
    space: 'Space',
    underwater: 'Underwater',
    castle: 'Castle',
    futuristic: 'Futuristic',
  },
} as const;

export type ArtField = keyof typeof ART_OPTIONS;
/** Without these there is no picture to describe; the other two can be `none`. */
export const REQUIRED_ART_FIELDS = ['subject', 'style', 'medium', 'mood', 'colors'] as const satisfies ArtField[];
export type RequiredArtField = (typeof REQUIRED_ART_FIELDS)[number];
export type ArtChoice<Field extends ArtField> = keyof (typeof ART_OPTIONS)[Field];
export type Subject = ArtChoice<'subject'>;
export type Style = ArtChoice<'style'>;
export type Medium = ArtChoice<'medium'>;
export type Mood = ArtChoice<'mood'>;
export type Palette = ArtChoice<'colors'>;
export type Artist = Exclude<ArtChoice<'artist'>, 'none'>;
export type Setting = Exclude<ArtChoice<'setting'>, 'none'>;

export type ArtConfiguration = { [Field in ArtField]: ArtChoice<Field> } & {
  /** Free text in any language; empty if the user wrote nothing. */
  details: string;
};

export function artChoices<Field extends ArtField>(field: Field): ArtChoice<Field>[] {
  return Object.keys(ART_OPTIONS[field]) as ArtChoice<Field>[];
}
