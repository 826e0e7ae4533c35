export { buildVideoPrompt, formOfPrompt, type VideoPrompt, videoPromptFromIdea } from './build-video-prompt.ts';
export { clipFromIdea } from './clip/clip-from-idea.ts';
export type { ClipWords } from './clip/clip-rules.ts';
export { loadClipWords } from './clip/load-clip-words.ts';
export { readVideoIdea, type VideoIdea } from './from-idea/read-video-idea.ts';
export { fromNestedShape, type NestedVideoPrompt, toNestedShape } from './nested-shape.ts';
export { toKling } from './to-kling.ts';
export { toProse } from './to-prose.ts';
export { toRunway } from './to-runway.ts';
export { toSora } from './to-sora.ts';
export {
  CLIP_FIELDS,
  type ClipField,
  VIDEO_DEFAULTS,
  VIDEO_FIELDS,
  VIDEO_OPTIONS,
  type VideoField,
  type VideoForm,
} from './video-form.ts';
export { type VideoHint, videoHints } from './video-hints.ts';
export { VIDEO_PRESETS, type VideoPresetId } from './video-presets.ts';
export type { VideoChange, VideoSettings, VideoTargetPrompt } from './video-target.ts';
export type { VideoWarning, VideoWarningCode } from './video-warning.ts';
export { DEFAULT_SECONDS, videoWarnings } from './video-warnings.ts';
