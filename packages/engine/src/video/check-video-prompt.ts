import { buildVideoPrompt, formOfPrompt, type VideoPrompt } from './build-video-prompt.ts';
import { isSpeakerNamed } from './speaking-time.ts';
import { isBlank, VIDEO_DEFAULTS, type VideoForm } from './video-form.ts';
import type { VideoWarningCode } from './video-warning.ts';
import { DEFAULT_SECONDS, videoWarnings } from './video-warnings.ts';

/** The criteria of a video prompt and the points that each can give; together 100. */
export const VIDEO_CRITERIA = {
  fields: 15,
  action: 20,
  camera: 15,
  light: 15,
  audio: 10,
  dialogue: 10,
  negatives: 10,
  economy: 5,
} as const;
export type VideoCriterion = keyof typeof VIDEO_CRITERIA;

export type VideoCheckReason =
  | VideoWarningCode
  | 'shape_differs'
  | 'no_subject'
  | 'no_action'
  | 'no_context'
  | 'light_left_to_default'
  | 'audio_left_to_default'
  | 'speaker_missing'
  | 'too_long';

export type VideoCheck = { criterion: VideoCriterion; points: number; outOf: number; reasons: VideoCheckReason[] };
export type VideoCheckResult = {
  checks: readonly VideoCheck[];
  /** Sum of the points, held down where keys differ from the format (50) or the camera cannot be (70). */
  total: number;
};

/** More than this is more than a clip of a few seconds can show. */
const MAX_WORDS = 260;

/** Scores what a program can see of a prompt. @param seconds length of the clip */
export function checkVideoPrompt(prompt: VideoPrompt, seconds: number = DEFAULT_SECONDS): VideoCheckResult {
  const form = formOfPrompt(prompt);
  const warnings = videoWarnings(form, seconds).map(({ code }) => code);
  const among = (...codes: VideoWarningCode[]): VideoCheckReason[] => warnings.filter((code) => codes.includes(code));
  const when = (reason: VideoCheckReason, holds: boolean): VideoCheckReason[] => (holds ? [reason] : []);
  const checks = [
    scored('fields', [...when('shape_differs', hasOtherShape(prompt)), ...when('no_context', isBlank(form.context))]),
    scored('action', [
      ...when('no_subject', isBlank(form.subject)),
      ...when('no_action', isBlank(form.action)),
      ...among('too_many_beats'),
    ]),
    scored('camera', among('two_camera_moves', 'static_camera_moves', 'impossible_camera')),
    scored('light', [
      ...when('light_left_to_default', form.ambiance === VIDEO_DEFAULTS.ambiance),
      ...among('light_clash'),
    ]),
    scored('audio', when('audio_left_to_default', form.audio === VIDEO_DEFAULTS.audio)),
    scored('dialogue', [...among('dialogue_too_long'), ...when('speaker_missing', !isSpeakerNamed(form.dialogue))]),
    scored('negatives', among('negated_negative', 'negative_asked_for', 'cartoon_with_animation')),
    scored('economy', when('too_long', wordsIn(form) > MAX_WORDS)),
  ];
  const sum = checks.reduce((total, { points }) => total + points, 0);
  return { checks, total: Math.min(sum, ceilingOf(checks)) };
}

/** Half of the points for one flaw, none for more. */
function scored(criterion: VideoCriterion, reasons: VideoCheckReason[]): VideoCheck {
  const outOf = VIDEO_CRITERIA[criterion];
  const distinct = [...new Set(reasons)];
  const points = distinct.length === 0 ? outOf : distinct.length === 1 ? Math.floor(outOf / 2) : 0;
  return { criterion, points, outOf, reasons: distinct };
}

function ceilingOf(checks: readonly VideoCheck[]): number {
  const reasons = checks.flatMap((check) => check.reasons);
  if (reasons.includes('shape_differs')) return 50;
  return reasons.includes('impossible_camera') ? 70 : 100;
}

/** Rebuilding the prompt from its own fields gives the same bytes only where keys, order and defaults are right. */
function hasOtherShape(prompt: VideoPrompt): boolean {
  const made = { generatedAt: prompt.metadata.generated_at, tool: prompt.metadata.tool };
  return JSON.stringify(buildVideoPrompt(formOfPrompt(prompt), made)) !== JSON.stringify(prompt);
}

function wordsIn(form: VideoForm): number {
  return Object.values(form).reduce((total, text) => total + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
}
