import type { VIDEO_OPTIONS } from '@wordlamp/engine/video-form';

/** The key of an option's word: options are English and hold spaces, keys do not. */
const KEYS = {
  static: 'option.static',
  'dolly-in': 'option.dollyIn',
  'tracking shot': 'option.trackingShot',
  'aerial drone view': 'option.aerialDroneView',
  'slow pan left': 'option.slowPanLeft',
  'slow pan right': 'option.slowPanRight',
  'wide shot': 'option.wideShot',
  'medium shot': 'option.mediumShot',
  'close-up': 'option.closeUp',
  'extreme close-up': 'option.extremeCloseUp',
  'eye-level': 'option.eyeLevel',
  'low angle': 'option.lowAngle',
  'high angle': 'option.highAngle',
} as const satisfies Record<(typeof VIDEO_OPTIONS)[keyof typeof VIDEO_OPTIONS][number], string>;

/** @param option one of `VIDEO_OPTIONS` */
export function optionWord(option: string): (typeof KEYS)[keyof typeof KEYS] {
  return KEYS[option as keyof typeof KEYS];
}

/** @returns whether the text is one of `VIDEO_OPTIONS`; a draft or an idea may hold other words in their place */
export function isOption(text: string): boolean {
  return Object.hasOwn(KEYS, text);
}
