import type { VideoPrompt } from '@wordlamp/engine/video';
import type { VideoForm } from '@wordlamp/engine/video-form';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadVideoEngine } from './load-video-engine.ts';

/** Milliseconds for which the page says that it is generating. */
const GENERATING_MS = 1500;
const TOOL = 'Veo 3 JSON Prompt Generator';

type BuildingDeps = { onBuilt(prompt: VideoPrompt): void; onFailed(): void };

/** Builds the prompt of a form as it was when Generate was pressed, after the time that the page takes for it. */
export function useBuilding({ onBuilt, onFailed }: BuildingDeps) {
  const [pending, setPending] = useState<VideoForm>();
  const finish = useEffectEvent((prompt: VideoPrompt | undefined) => {
    setPending(undefined);
    if (prompt) onBuilt(prompt);
    else onFailed();
  });

  useEffect(() => {
    if (pending === undefined) return;
    let isStale = false;
    const timer = setTimeout(() => {
      build(pending).then(
        (prompt) => !isStale && finish(prompt),
        (reason: unknown) => {
          console.warn('The generator could not be loaded.', reason);
          if (!isStale) finish(undefined);
        },
      );
    }, GENERATING_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [pending]);

  return { isGenerating: pending !== undefined, build: setPending, stop: () => setPending(undefined) };
}

/** @throws TypeError where the engine cannot be loaded */
async function build(form: VideoForm): Promise<VideoPrompt> {
  const { buildVideoPrompt } = await loadVideoEngine();
  return buildVideoPrompt(form, { generatedAt: new Date().toISOString(), tool: TOOL });
}
