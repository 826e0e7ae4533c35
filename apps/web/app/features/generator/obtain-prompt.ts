import { type PromptAnswer, requestPrompt } from '../../lib/request-prompt.ts';
import type { GenerationJob } from './generation-job.ts';

export type ObtainedPrompt = PromptAnswer | { outcome: 'writtenOnDevice'; prompt: string };

/** Has the server write a prompt, or the device when the browser knows that it is offline. */
export async function obtainPrompt({ request, writeOnDevice }: GenerationJob): Promise<ObtainedPrompt> {
  if (navigator.onLine) return requestPrompt(request);
  try {
    return { outcome: 'writtenOnDevice', prompt: await writeOnDevice() };
  } catch (reason) {
    return { outcome: 'unreachable', reason };
  }
}
