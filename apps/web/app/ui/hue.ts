/** The four hues, one for each generator. */
export type Hue = 'text' | 'art' | 'json' | 'video';

/** Whole class names, since the style sheet contains only class names found in the code. */
export const HUE_EDGE: Readonly<Record<Hue, string>> = {
  text: 'border-s-text-hue',
  art: 'border-s-art-hue',
  json: 'border-s-json-hue',
  video: 'border-s-video-hue',
};
export const HUE_FILL: Readonly<Record<Hue, string>> = {
  text: 'bg-text-hue',
  art: 'bg-art-hue',
  json: 'bg-json-hue',
  video: 'bg-video-hue',
};
export const HUE_TEXT: Readonly<Record<Hue, string>> = {
  text: 'text-text-hue',
  art: 'text-art-hue',
  json: 'text-json-hue',
  video: 'text-video-hue',
};
export const HUE_TINT: Readonly<Record<Hue, string>> = {
  text: 'bg-text-tint',
  art: 'bg-art-tint',
  json: 'bg-json-tint',
  video: 'bg-video-tint',
};
