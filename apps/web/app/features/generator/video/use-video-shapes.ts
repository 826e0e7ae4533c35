import type { VideoPrompt, VideoTargetPrompt } from '@wordlamp/engine/video';
import { useEffect, useState } from 'react';
import { loadVideoEngine } from './load-video-engine.ts';

export const VIDEO_SHAPES = ['flat', 'nested', 'sora', 'runway', 'kling'] as const;
export type VideoShape = (typeof VIDEO_SHAPES)[number];

export type VideoShapes = {
  /** As JSON, indented by two spaces. */
  flat: string;
  nested: string;
  sora: VideoTargetPrompt;
  runway: VideoTargetPrompt;
  kling: VideoTargetPrompt;
};

/** One shot in every shape; undefined until the engine is there. */
export function useVideoShapes(output: VideoPrompt | undefined): VideoShapes | undefined {
  const [shapes, setShapes] = useState<VideoShapes>();
  useEffect(() => {
    if (output === undefined) return;
    let isStale = false;
    loadVideoEngine().then(
      ({ toNestedShape, toSora, toRunway, toKling }) => {
        if (isStale) return;
        setShapes({
          flat: JSON.stringify(output, null, 2),
          nested: JSON.stringify(toNestedShape(output), null, 2),
          sora: toSora(output),
          runway: toRunway(output),
          kling: toKling(output),
        });
      },
      (reason: unknown) => console.warn('The other shapes could not be made.', reason),
    );
    return () => {
      isStale = true;
    };
  }, [output]);
  return output && shapes;
}
