import type { VideoTargetPrompt } from '@wordlamp/engine/video';
import { useEffect, useState } from 'react';
import { loadVideoEngine } from './load-video-engine.ts';
import type { Built } from './video-state.ts';

export const VIDEO_SHAPES = ['flat', 'nested', 'sora', 'runway', 'kling'] as const;
export type VideoShape = (typeof VIDEO_SHAPES)[number];

export type VideoShapes = {
  /** As JSON, indented by two spaces; of an idea without the keys of which it says nothing. */
  flat: string;
  nested: string;
  sora: VideoTargetPrompt;
  runway: VideoTargetPrompt;
  kling: VideoTargetPrompt;
};

/** One shot in every shape; undefined until the engine is there. */
export function useVideoShapes(built: Built | undefined): VideoShapes | undefined {
  const [shapes, setShapes] = useState<VideoShapes>();
  useEffect(() => {
    if (built === undefined) return;
    const { prompt, of } = built;
    let isStale = false;
    loadVideoEngine().then(
      ({ formOfPrompt, videoPromptFromIdea, toNestedShape, toSora, toRunway, toKling }) => {
        if (isStale) return;
        const { generated_at: generatedAt, tool } = prompt.metadata;
        const flat = of.isFromIdea ? videoPromptFromIdea(formOfPrompt(prompt), { generatedAt, tool }) : prompt;
        setShapes({
          flat: JSON.stringify(flat, null, 2),
          nested: JSON.stringify(toNestedShape(prompt), null, 2),
          sora: toSora(prompt),
          runway: toRunway(prompt),
          kling: toKling(prompt),
        });
      },
      (reason: unknown) => console.warn('The other shapes could not be made.', reason),
    );
    return () => {
      isStale = true;
    };
  }, [built]);
  return built && shapes;
}
