import presets from './presets.json' with { type: 'json' };
import type { VideoForm } from './video-form.ts';

export type VideoPresetId = 'samurai' | 'filmmaker' | 'skateboarder';

/** Filled-in forms, in English for every page language, since video tools read it best. */
export const VIDEO_PRESETS: Readonly<Record<VideoPresetId, VideoForm>> = presets;
