/** The kinds of image model that we write prompts for. */
export const ART_TARGETS = ['natural', 'midjourney', 'stable-diffusion', 'flux'] as const;
export type ArtTarget = (typeof ART_TARGETS)[number];
