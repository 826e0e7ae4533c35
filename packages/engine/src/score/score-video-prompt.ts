import { buildVideoPrompt, formOfPrompt, type VideoPrompt } from '../video/build-video-prompt.ts';
import { isSpeakerNamed } from '../video/speaking-time.ts';
import { isBlank, VIDEO_DEFAULTS, type VideoForm } from '../video/video-form.ts';
import type { VideoWarningCode } from '../video/video-warning.ts';
import { DEFAULT_SECONDS, videoWarnings } from '../video/video-warnings.ts';
import { type Criterion, type Gate, type Score, scoreOf } from './score.ts';

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

type VideoCheckReason =
  | VideoWarningCode
  | 'shape_differs'
  | 'no_subject'
  | 'no_action'
  | 'no_context'
  | 'light_left_to_default'
  | 'audio_left_to_default'
  | 'speaker_missing'
  | 'too_long';

/** More than this is more than a clip of a few seconds can show. */
const MAX_WORDS = 260;

/** Scores what a program can see of a prompt. @param seconds length of the clip */
export function scoreVideoPrompt(prompt: VideoPrompt, seconds: number = DEFAULT_SECONDS): Score<VideoCriterion> {
  const form = formOfPrompt(prompt);
  const warnings = videoWarnings(form, seconds).map(({ code }) => code);
  const among = (...codes: VideoWarningCode[]): VideoCheckReason[] => warnings.filter((code) => codes.includes(code));
  const when = (reason: VideoCheckReason, holds: boolean): VideoCheckReason[] => (holds ? [reason] : []);
  const criteria = [
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
  return scoreOf(criteria, gatesOf(criteria));
}

/** Half of the points for one flaw, none for more. */
function scored(id: VideoCriterion, reasons: VideoCheckReason[]): Criterion<VideoCriterion> {
  const max = VIDEO_CRITERIA[id];
  const distinct = [...new Set(reasons)];
  const points = distinct.length === 0 ? max : distinct.length === 1 ? Math.floor(max / 2) : 0;
  return { id, points, max, reasons: distinct.map((code) => ({ code, found: [] })) };
}

function gatesOf(criteria: readonly Criterion[]): Gate[] {
  const codes = criteria.flatMap(({ reasons }) => reasons.map(({ code }) => code));
  const gates: Gate[] = [
    { code: 'shape_differs', limit: 50, found: [] },
    { code: 'impossible_camera', limit: 70, found: [] },
  ];
  return gates.filter(({ code }) => codes.includes(code));
}

/** Rebuilding the prompt from its own fields gives the same bytes only where keys, order and defaults are right. */
function hasOtherShape(prompt: VideoPrompt): boolean {
  const made = { generatedAt: prompt.metadata.generated_at, tool: prompt.metadata.tool };
  return JSON.stringify(buildVideoPrompt(formOfPrompt(prompt), made)) !== JSON.stringify(prompt);
}

function wordsIn(form: VideoForm): number {
  return Object.values(form).reduce((total, text) => total + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
}
