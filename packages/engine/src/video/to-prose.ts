import type { VideoPrompt } from './build-video-prompt.ts';
import { joinSentences } from './join-sentences.ts';
import { VIDEO_WORDS } from './video-words.ts';

/** The prompt for a tool with one text box and a negative field of its own, which takes `negative_prompt` as it is. */
export function toProse(prompt: VideoPrompt): string {
  return joinSentences([
    labelled(VIDEO_WORDS.labels.camera, cameraClause(prompt)),
    prompt.subject,
    prompt.action,
    prompt.context,
    prompt.style,
    prompt.ambiance,
    labelled(VIDEO_WORDS.labels.sound, prompt.audio),
    prompt.dialogue,
  ]);
}

/** What frames the shot, from how and how wide it is seen to how it moves. */
export function cameraClause({ composition, camera_angle, camera_motion }: VideoPrompt): string {
  return [composition, camera_angle, camera_motion].filter((part) => part.trim() !== '').join(', ');
}

export function labelled(label: string, text: string): string {
  return text.trim() === '' ? '' : `${label}: ${text}`;
}
