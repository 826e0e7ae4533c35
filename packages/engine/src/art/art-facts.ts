import type { ArtConfiguration, Artist, Palette, Setting, Style, Subject } from './art-options.ts';

/** Sizes near one megapixel on which SDXL was trained; FLUX takes every multiple of 16. */
export const SDXL_SIZES = {
  '1:1': { width: 1024, height: 1024 },
  '4:5': { width: 896, height: 1152 },
  '5:4': { width: 1152, height: 896 },
  '3:4': { width: 896, height: 1152 },
  '4:3': { width: 1152, height: 896 },
  '2:3': { width: 832, height: 1216 },
  '3:2': { width: 1216, height: 832 },
  '16:9': { width: 1344, height: 768 },
  '9:16': { width: 768, height: 1344 },
  '21:9': { width: 1536, height: 640 },
} as const;
export type AspectRatio = keyof typeof SDXL_SIZES;

export const SUBJECT_RATIOS: Readonly<Record<Subject, AspectRatio>> = {
  portrait: '4:5',
  landscape: '16:9',
  'still-life': '4:5',
  abstract: '1:1',
  fantasy: '2:3',
  'sci-fi': '16:9',
  nature: '3:2',
  urban: '2:3',
  animals: '4:5',
  architecture: '3:4',
};

/** Palettes that match an artist's usual colors. With any other palette, the palette wins. */
export const ARTIST_PALETTES: Readonly<Record<Artist, readonly Palette[]>> = {
  'van-gogh': ['complementary', 'warm'],
  picasso: ['earth-tones', 'cool', 'monochrome'],
  monet: ['cool', 'pastel', 'analogous'],
  dali: ['warm', 'earth-tones'],
  warhol: ['neon', 'complementary', 'warm'],
  'da-vinci': ['earth-tones', 'sepia'],
  rembrandt: ['earth-tones', 'warm', 'sepia'],
  klimt: ['warm', 'earth-tones'],
  hokusai: ['cool', 'complementary'],
};

/** Died less than seventy years ago: their works are still under copyright, and hosted models may refuse the name. */
export const PROTECTED_ARTISTS: readonly Artist[] = ['picasso', 'dali', 'warhol'];

/** Midjourney's stylize value by style; unlisted styles keep 150. */
const STYLIZE: Partial<Record<Style, number>> = { realistic: 50, minimalist: 50, surrealist: 250, abstract: 250 };

export function midjourneyLook(style: Style): string {
  const extra = style === 'realistic' ? ' --raw' : style === 'surrealist' || style === 'abstract' ? ' --chaos 12' : '';
  return `--s ${STYLIZE[style] ?? 150}${extra}`;
}

/** A running or flying subject needs room to the side. */
export const MOVING_RATIOS: Partial<Record<Subject, AspectRatio>> = { animals: '3:2', urban: '3:2', nature: '3:2' };

const AFLOAT = ['floating trees', 'floating objects'];
const PAINTED = ['photo', '3d render'];
const RENDERED = ['painting', 'drawing'];

/** English tags for what typically goes wrong with a subject. */
const SUBJECT_FAULTS: Readonly<Record<Subject, readonly string[]>> = {
  portrait: ['extra fingers', 'asymmetrical eyes', 'plastic skin', 'cropped head'],
  landscape: ['floating trees', 'split horizon', 'people'],
  'still-life': ['floating objects', 'merged rims', 'inconsistent shadows'],
  abstract: ['recognizable faces', 'clutter'],
  fantasy: ['muddled anatomy', 'glow everywhere'],
  'sci-fi': ['random panels', 'unreadable screens', 'lens flare'],
  nature: ['mixed seasons', 'duplicated leaves', 'man-made objects'],
  urban: ['garbled signs', 'leaning buildings', 'cloned windows'],
  animals: ['extra legs', 'human expression', 'fused paws'],
  architecture: ['warped lines', 'impossible stairs', 'random ornament'],
};
const BASE_FAULTS = ['text', 'signature', 'watermark', 'lowres', 'jpeg artifacts', 'out of frame'];

/** Categories so broad that the user's details may well name a member of one. */
export const WIDE_FAULTS: readonly string[] = ['people', 'man-made objects', 'random panels', 'clutter'];

/** Usually a fault, but the very point of these choices. */
const WANTED_BY_STYLE: Partial<Record<Style, readonly string[]>> = {
  surrealist: [
    ...AFLOAT,
    'merged rims',
    'inconsistent shadows',
    'impossible stairs',
    'human expression',
    'mixed seasons',
  ],
  expressionist: ['asymmetrical eyes', 'warped lines', 'leaning buildings'],
  abstract: ['asymmetrical eyes', 'warped lines', 'leaning buildings', 'muddled anatomy'],
  'art-nouveau': ['random ornament'],
  baroque: ['random ornament'],
};
const WANTED_BY_SETTING: Partial<Record<Setting, readonly string[]>> = {
  ocean: AFLOAT,
  space: AFLOAT,
  underwater: AFLOAT,
  city: ['man-made objects', 'people'],
  castle: ['man-made objects'],
  futuristic: ['man-made objects'],
};
const WANTED_BY_ARTIST: Partial<Record<Artist, readonly string[]>> = {
  picasso: ['asymmetrical eyes', 'warped lines', 'leaning buildings', 'muddled anatomy'],
  dali: [...AFLOAT, 'merged rims', 'impossible stairs', 'muddled anatomy'],
  warhol: ['duplicated leaves', 'cloned windows'],
  klimt: ['random ornament'],
};

/** Faults that a negative prompt may list for this configuration, most useful first. */
export function likelyFaults({ subject, style, medium, setting, artist }: ArtConfiguration): string[] {
  const opposites = medium === '3d-render' || (medium === 'digital' && style === 'realistic') ? RENDERED : PAINTED;
  const wanted = [
    ...(WANTED_BY_STYLE[style] ?? []),
    ...(setting === 'none' ? [] : (WANTED_BY_SETTING[setting] ?? [])),
    ...(artist === 'none' ? [] : (WANTED_BY_ARTIST[artist] ?? [])),
  ];
  return [...SUBJECT_FAULTS[subject], ...opposites, ...BASE_FAULTS].filter((fault) => !wanted.includes(fault));
}
