/** The fields of the video form in order; all are text, all are optional. */
export const VIDEO_FIELDS = [
  'subject',
  'action',
  'context',
  'style',
  'cameraMotion',
  'composition',
  'cameraAngle',
  'ambiance',
  'audio',
  'dialogue',
  'negativePrompt',
] as const;
export type VideoField = (typeof VIDEO_FIELDS)[number];
/** Additional properties of a clip requested in a sentence; the form has no field for them. */
export const CLIP_FIELDS = ['duration', 'aspectRatio'] as const;
export type ClipField = (typeof CLIP_FIELDS)[number];
/** All fields of a form, in the order in which they are filled in. */
export type FormField = VideoField | ClipField;
export type VideoForm = Readonly<Record<VideoField, string> & Partial<Record<ClipField, string>>>;

/** The choices offered by the form, in order. */
export const VIDEO_OPTIONS = {
  cameraMotion: ['static', 'dolly-in', 'tracking shot', 'aerial drone view', 'slow pan left', 'slow pan right'],
  composition: ['wide shot', 'medium shot', 'close-up', 'extreme close-up'],
  cameraAngle: ['eye-level', 'low angle', 'high angle'],
} as const satisfies Partial<Record<VideoField, readonly string[]>>;

/** The meaning of a blank field. Subject, action and context stay blank. */
export const VIDEO_DEFAULTS = {
  style: 'cinematic',
  cameraMotion: 'static',
  composition: 'medium shot',
  cameraAngle: 'eye-level',
  ambiance: 'natural lighting',
  audio: 'ambient',
  negativePrompt: 'blurry, cartoon, distorted',
} as const satisfies Partial<VideoForm>;

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** The form as a video tool will read it. */
export function withDefaults(form: VideoForm): VideoForm {
  const filled: Record<VideoField, string> = { ...form };
  for (const [field, value] of Object.entries(VIDEO_DEFAULTS) as [keyof typeof VIDEO_DEFAULTS, string][]) {
    if (isBlank(filled[field])) filled[field] = value;
  }
  return filled;
}
