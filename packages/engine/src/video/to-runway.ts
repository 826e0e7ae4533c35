import type { VideoPrompt } from './build-video-prompt.ts';
import { inOneLine, joinAction, joinSentences } from './join-sentences.ts';
import { rewriteNegatives } from './rewrite-negatives.ts';
import { cameraClause, heardIn, labelled } from './to-prose.ts';
import {
  fitSettings,
  settingsOf,
  type VideoChange,
  type VideoSettings,
  type VideoTargetPrompt,
} from './video-target.ts';
import { VIDEO_WORDS } from './video-words.ts';

/** `[camera]: [scene]. [details].`, without sound and without negatives. Source: Runway's guide to Gen-4. */
export function toRunway(prompt: VideoPrompt, settings: VideoSettings = settingsOf(prompt)): VideoTargetPrompt {
  const { presence, changes: negatives } = rewriteNegatives(prompt.negative_prompt, prompt.style);
  const { parameters, changes } = fitSettings('runway', settings);
  const unheard = heardIn(prompt).map((change): VideoChange => ({ ...change, code: 'no_sound' }));
  const scene = joinSentences([
    ...joinAction(prompt),
    prompt.context,
    prompt.ambiance,
    labelled(VIDEO_WORDS.labels.picture, presence),
    prompt.style,
  ]);
  return {
    text: [inOneLine(cameraClause(prompt)), scene].filter((part) => part !== '').join(': '),
    negativePrompt: '',
    parameters,
    changes: [...changes, ...unheard, ...negatives],
  };
}
