import type { VideoPrompt } from './build-video-prompt.ts';
import { joinAction, joinSentences } from './join-sentences.ts';
import { VIDEO_DEFAULTS } from './video-form.ts';
import { VIDEO_WORDS } from './video-words.ts';

/** The prompt for a tool with one text box and a negative field of its own, which takes `negative_prompt` as it is. */
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

/** What frames the shot, from how and how wide it is seen to how it moves; then how long it is and in which frame, if said. */
export function cameraClause(prompt: VideoPrompt): string {
  const { composition, camera_angle, camera_motion, duration = '', aspect_ratio = '' } = prompt;
  return [composition, camera_angle, camera_motion, duration, aspect_ratio]
    .filter((part) => part.trim() !== '')
    .join(', ');
}

/** The sound that was asked for; "ambient" stands in the flat shape where nothing was and tells a tool nothing. */
export function soundOf({ audio }: VideoPrompt): string {
  return audio === VIDEO_DEFAULTS.audio ? '' : audio;
}

/** The fields that are heard and are filled, for tools that make no sound or not always. */
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
