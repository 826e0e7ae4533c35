import type { VideoPrompt } from '@wordlamp/engine/video';
import { useEffect, useEffectEvent } from 'react';
import { loadVideoEngine } from './load-video-engine.ts';
import type { VideoDraft } from './video-draft.ts';
import type { Building } from './video-state.ts';

/** Milliseconds for which the page says that it is generating. */
const GENERATING_MS = 1500;
const TOOL = 'Veo 3 JSON Prompt Generator';

/**
 * Builds the prompt of a form, after the time that the page takes for it; of an idea from another page at once.
 * @param onBuilt gets no prompt where the engine cannot be loaded
 */
export function useBuilding(
  building: Building | undefined,
  onBuilt: (of: Building, prompt: VideoPrompt | undefined) => void,
): void {
  const finish = useEffectEvent(onBuilt);

  useEffect(() => {
    if (building === undefined) return;
    let isOver = false;
    const wait = building.isAtOnce ? 0 : GENERATING_MS;
    const timer = setTimeout(async () => {
      const prompt = await build(building).catch((reason: unknown) => {
        console.warn('The generator could not be loaded.', reason);
        return undefined;
      });
      if (!isOver) finish(building, prompt);
    }, wait);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [building]);
}

/** @throws TypeError where the engine cannot be loaded */
async function build({ form, isFromIdea }: VideoDraft): Promise<VideoPrompt> {
  const { buildVideoPrompt, videoPromptFromIdea } = await loadVideoEngine();
  const made = { generatedAt: new Date().toISOString(), tool: TOOL };
  const prompt = buildVideoPrompt(form, made);
  if (!isFromIdea) return prompt;
  const blank = Object.fromEntries(Object.keys(prompt).map((key) => [key, '']));
  return { ...prompt, ...blank, ...videoPromptFromIdea(form, made) };
}
