import type { VideoPrompt } from '@wordlamp/engine/video';
import type { VideoForm } from '@wordlamp/engine/video-form';
import { useEffect, useEffectEvent } from 'react';
import { loadVideoEngine } from './load-video-engine.ts';

/** Milliseconds for which the page says that it is generating. */
const GENERATING_MS = 1500;
const TOOL = 'Veo 3 JSON Prompt Generator';

/**
 * Builds the prompt of a form, after the time that the page takes for it.
 * @param onBuilt gets no prompt where the engine cannot be loaded
 */
export function useBuilding(
  form: VideoForm | undefined,
  onBuilt: (of: VideoForm, prompt: VideoPrompt | undefined) => void,
): void {
  const finish = useEffectEvent(onBuilt);

  useEffect(() => {
    if (form === undefined) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const prompt = await build(form).catch((reason: unknown) => {
        console.warn('The generator could not be loaded.', reason);
        return undefined;
      });
      if (!isOver) finish(form, prompt);
    }, GENERATING_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [form]);
}

/** @throws TypeError where the engine cannot be loaded */
async function build(form: VideoForm): Promise<VideoPrompt> {
  const { buildVideoPrompt } = await loadVideoEngine();
  return buildVideoPrompt(form, { generatedAt: new Date().toISOString(), tool: TOOL });
}
