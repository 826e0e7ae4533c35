import type { VideoPrompt } from './build-video-prompt.ts';
import { joinAction, joinSentences } from './join-sentences.ts';
import { VIDEO_DEFAULTS } from './video-form.ts';
import { VIDEO_WORDS } from './video-words.ts';

/** The prompt for a tool with one text box and a separate negative field, which takes `negative_prompt` as is. */
export function toProse(prompt: VideoPrompt): string {
  return joinSentences([
    labelled(VIDEO_WORDS.labels.camera, cameraClause(prompt)),
    ...joinAction(prompt),
    prompt.context,
    prompt.style,
    prompt.ambiance,
    labelled(VIDEO_WORDS.labels.sound, soundOf(prompt)),
    prompt.dialogue,
  ]);
}

/** The framing of the shot, from style and size to movement; then its length and ratio, if given. */
export function cameraClause(prompt: VideoPrompt): string {
  const { composition, camera_angle, camera_motion, duration = '', aspect_ratio = '' } = prompt;
  return [composition, camera_angle, camera_motion, duration, aspect_ratio]
    .filter((part) => part.trim() !== '')
    .join(', ');
}

/** The requested sound; "ambient" marks its absence in the flat shape and is meaningless to a tool. */
export function soundOf({ audio }: VideoPrompt): string {
  return audio === VIDEO_DEFAULTS.audio ? '' : audio;
}

/** The non-empty audio fields, for tools that never or rarely make sound. */
export function heardIn(prompt: VideoPrompt): { field: 'audio' | 'dialogue'; words: string }[] {
  const heard = [
    { field: 'audio' as const, words: soundOf(prompt) },
    { field: 'dialogue' as const, words: prompt.dialogue },
  ];
  return heard.filter(({ words }) => words.trim() !== '');
}

export function labelled(label: string, text: string): string {
  return text.trim() === '' ? '' : `${label}: ${text}`;
}
