import type { VideoField } from './video-form.ts';

/** What is likely to fail in the video. `words` are the user's; a warning never changes anything. */
export type VideoWarning =
  | { code: 'dialogue_too_long'; field: 'dialogue'; seconds: number; needed: number }
  | { code: 'two_camera_moves'; field: 'cameraMotion'; first: string; second: string }
  | { code: 'static_camera_moves'; field: 'cameraMotion'; words: string }
  | { code: 'impossible_camera'; field: 'composition' | 'cameraAngle'; motion: string; words: string }
  | { code: 'too_many_beats'; field: 'action'; beats: number; most: number }
  | { code: 'light_clash'; field: 'ambiance'; night: string; day: string }
  | { code: 'negated_negative'; field: 'negativePrompt'; words: string }
  | { code: 'negative_asked_for'; field: 'negativePrompt'; words: string; asked: VideoField }
  | { code: 'cartoon_with_animation'; field: 'negativePrompt'; words: string; style: string; isDefault: boolean };

export type VideoWarningCode = VideoWarning['code'];
