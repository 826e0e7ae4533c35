import english from '../words/en/video.json' with { type: 'json' };
import type { VideoFault } from './video-cues.ts';

type VideoWords = {
  labels: Readonly<
    Record<
      | 'style'
      | 'cinematography'
      | 'camera'
      | 'light'
      | 'picture'
      | 'actions'
      | 'dialogue'
      | 'sound'
      | 'backgroundSound',
      string
    >
  >;
  /** What a picture without the fault shows, for tools without a negative prompt. */
  presence: Readonly<Record<VideoFault, string>>;
};

/** The words added by the mappings; always in English, since video tools read it best. */
export const VIDEO_WORDS: VideoWords = english;
