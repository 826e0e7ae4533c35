import { foldText } from '../text/fold-text.ts';
import type { VideoPrompt } from './build-video-prompt.ts';
import type { VideoField } from './video-form.ts';
import models from './video-models.json' with { type: 'json' };

/** A setting outside the prompt. Prose cannot change it. */
export type VideoSettings = {
  seconds: number;
  /** `16:9` */
  aspectRatio: string;
};

/** The prompt for another tool. */
export type VideoTargetPrompt = {
  /** For the tool's text box. */
  text: string;
  /** For the tool's negative field; empty if it has none. */
  negativePrompt: string;
  parameters: { seconds: number; size: string };
  /** The parts of the form that are not verbatim in the text, so that the page can list them. */
  changes: readonly VideoChange[];
};

export type VideoChange = {
  field: VideoField | keyof VideoSettings;
  code: 'rewritten_as_presence' | 'no_negative_prompt' | 'no_sound' | 'needs_sound_model' | 'not_offered';
  /** The user's words, as typed. */
  words: string;
};

type Model = { seconds: readonly number[]; sizes: Readonly<Record<string, string>> };
export type VideoModelId = 'sora' | 'runway' | 'kling';
/** Limits change often: check the file when its date is more than six months old. */
const MODELS: Readonly<Record<VideoModelId, Model>> = models;

const DEFAULT_SETTINGS: VideoSettings = { seconds: 8, aspectRatio: '16:9' };
/** "1 minute" is no length in seconds. */
const MIN_SECONDS = 2;

/** What the prompt says of its length and shape, and the usual settings for what it does not. */
export function settingsOf({ duration = '', aspect_ratio: ratio = '' }: VideoPrompt): VideoSettings {
  const seconds = Number(/\d+/.exec(foldText(duration).text)?.[0] ?? 0);
  const aspectRatio = /\d{1,2}:\d{1,2}/.exec(ratio)?.[0];
  return {
    seconds: seconds < MIN_SECONDS ? DEFAULT_SETTINGS.seconds : seconds,
    aspectRatio: aspectRatio ?? DEFAULT_SETTINGS.aspectRatio,
  };
}

/** The nearest settings that the tool offers, the longer of two lengths, and what had to change. */
export function fitSettings(
  model: VideoModelId,
  { seconds, aspectRatio }: VideoSettings,
): Pick<VideoTargetPrompt, 'parameters' | 'changes'> {
  const { seconds: offered, sizes } = MODELS[model];
  const nearest = offered.reduce((one, other) => (Math.abs(other - seconds) <= Math.abs(one - seconds) ? other : one));
  const size = sizes[aspectRatio];
  const changes: VideoChange[] = [];
  if (nearest !== seconds) changes.push({ field: 'seconds', code: 'not_offered', words: String(seconds) });
  if (size === undefined) changes.push({ field: 'aspectRatio', code: 'not_offered', words: aspectRatio });
  return { parameters: { seconds: nearest, size: size ?? nearestSize(sizes, aspectRatio) }, changes };
}

function nearestSize(sizes: Model['sizes'], wanted: string): string {
  const distance = (ratio: string) => Math.abs(Math.log(widthToHeight(ratio) / widthToHeight(wanted)));
  const [first = '', ...others] = Object.keys(sizes);
  return sizes[others.reduce((one, other) => (distance(other) < distance(one) ? other : one), first)] ?? '';
}

function widthToHeight(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}
