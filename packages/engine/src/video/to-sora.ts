import type { VideoPrompt } from './build-video-prompt.ts';
import { joinSentences } from './join-sentences.ts';
import { rewriteNegatives } from './rewrite-negatives.ts';
import { splitActions } from './split-text.ts';
import { cameraClause, labelled, soundOf } from './to-prose.ts';
import { fitSettings, settingsOf, type VideoSettings, type VideoTargetPrompt } from './video-target.ts';
import { VIDEO_WORDS } from './video-words.ts';

/** Style, prose scene, cinematography, actions as beats, dialogue, sound. Source: OpenAI's Sora 2 prompting guide. */
export function toSora(prompt: VideoPrompt, settings: VideoSettings = settingsOf(prompt)): VideoTargetPrompt {
  const { labels } = VIDEO_WORDS;
  const { presence, changes: negatives } = rewriteNegatives(prompt.negative_prompt, prompt.style);
  const { parameters, changes } = fitSettings('sora', settings);
  const blocks = [
    labelled(labels.style, prompt.style),
    joinSentences([prompt.subject, prompt.context]),
    block(labels.cinematography, [
      labelled(labels.camera, cameraClause(prompt)),
      labelled(labels.light, prompt.ambiance),
      labelled(labels.picture, presence),
    ]),
    block(labels.actions, splitActions(prompt.action).map(bullet)),
    block(labels.dialogue, [prompt.dialogue]),
    block(labels.backgroundSound, [soundOf(prompt)]),
  ];
  return {
    text: blocks.filter((text) => text !== '').join('\n\n'),
    negativePrompt: '',
    parameters,
    changes: [...changes, ...negatives],
  };
}

function block(label: string, lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== '');
  return filled.length === 0 ? '' : [`${label}:`, ...filled].join('\n');
}

function bullet(text: string): string {
  return `- ${text}`;
}
