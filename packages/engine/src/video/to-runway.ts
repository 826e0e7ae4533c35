import type { VideoPrompt } from './build-video-prompt.ts';
import { inOneLine, joinSentences } from './join-sentences.ts';
import { rewriteNegatives } from './rewrite-negatives.ts';
import { cameraClause, labelled } from './to-prose.ts';
import {
  DEFAULT_SETTINGS,
  fitSettings,
  type VideoChange,
  type VideoSettings,
  type VideoTargetPrompt,
} from './video-target.ts';
import { VIDEO_WORDS } from './video-words.ts';

/** `[camera]: [scene]. [details].`, without sound and without negatives. Source: Runway's guide to Gen-4. */
export function toRunway(prompt: VideoPrompt, settings: VideoSettings = DEFAULT_SETTINGS): VideoTargetPrompt {
  const { presence, changes: negatives } = rewriteNegatives(prompt.negative_prompt, prompt.style);
  const { parameters, changes } = fitSettings('runway', settings);
  const scene = joinSentences([
    prompt.subject,
    prompt.action,
    prompt.context,
    prompt.ambiance,
    labelled(VIDEO_WORDS.labels.picture, presence),
    prompt.style,
  ]);
  return {
    text: [inOneLine(cameraClause(prompt)), scene].filter((part) => part !== '').join(': '),
    negativePrompt: '',
    parameters,
    changes: [...changes, ...unheard(prompt), ...negatives],
  };
}

function unheard(prompt: VideoPrompt): VideoChange[] {
  return (['audio', 'dialogue'] as const)
    .filter((field) => prompt[field].trim() !== '')
    .map((field) => ({ field, code: 'no_sound', words: prompt[field] }));
}
