export { buildVideoPrompt, formOfPrompt, type VideoPrompt } from './build-video-prompt.ts';
export {
  checkVideoPrompt,
  VIDEO_CRITERIA,
  type VideoCheck,
  type VideoCheckReason,
  type VideoCheckResult,
  type VideoCriterion,
} from './check-video-prompt.ts';
export { fromNestedShape, type NestedVideoPrompt, toNestedShape } from './nested-shape.ts';
export { toKling } from './to-kling.ts';
export { toProse } from './to-prose.ts';
export { toRunway } from './to-runway.ts';
export { toSora } from './to-sora.ts';
export { VIDEO_DEFAULTS, VIDEO_FIELDS, VIDEO_OPTIONS, type VideoField, type VideoForm } from './video-form.ts';
export { VIDEO_PRESETS, type VideoPresetId } from './video-presets.ts';
export type { VideoChange, VideoSettings, VideoTargetPrompt } from './video-target.ts';
export type { VideoWarning, VideoWarningCode } from './video-warning.ts';
export { DEFAULT_SECONDS, videoWarnings } from './video-warnings.ts';
