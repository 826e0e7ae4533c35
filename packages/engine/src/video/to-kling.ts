import type { VideoPrompt } from './build-video-prompt.ts';
import { joinAction, joinSentences } from './join-sentences.ts';
import { cameraClause, heardIn, labelled, soundOf } from './to-prose.ts';
import { fitSettings, settingsOf, type VideoSettings, type VideoTargetPrompt } from './video-target.ts';
import { VIDEO_WORDS } from './video-words.ts';

const LINE_BREAK = /(?<!\s)\s*[\r\n\u2028\u2029]+\s*/u;

/** Subject, motion, scene, then camera, light and sound; Kling has a separate negative field. */
export function toKling(prompt: VideoPrompt, settings: VideoSettings = settingsOf(prompt)): VideoTargetPrompt {
  const { parameters, changes } = fitSettings('kling', settings);
  const heard = heardIn(prompt).map((change) => ({ ...change, code: 'needs_sound_model' as const }));
  return {
    text: [
      joinSentences([
        ...joinAction(prompt),
        prompt.context,
        labelled(VIDEO_WORDS.labels.camera, cameraClause(prompt)),
        prompt.ambiance,
        prompt.style,
        labelled(VIDEO_WORDS.labels.sound, soundOf(prompt)),
      ]),
      // One speaker per line, so that the lines are not read in one voice.
      ...prompt.dialogue.split(LINE_BREAK),
    ]
      .filter((line) => line.trim() !== '')
      .join('\n'),
    negativePrompt: prompt.negative_prompt,
    parameters,
    changes: [...changes, ...heard],
  };
}
