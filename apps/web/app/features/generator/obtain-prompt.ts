import type { LanguageCode } from '@wordlamp/engine/languages';
import { type PromptAnswer, requestPrompt } from '../../lib/request-prompt.ts';
import { writeOnDevice } from '../../lib/write-on-device.ts';

export type ObtainedPrompt = PromptAnswer | { outcome: 'writtenOnDevice'; prompt: string };

/** Has the server write a prompt, or the device when the browser knows that it is offline. */
export async function obtainPrompt(idea: string, pageLanguage: LanguageCode): Promise<ObtainedPrompt> {
  if (navigator.onLine) return requestPrompt({ text: idea, type: 'ai-prompt', pageLanguage });
  try {
    return { outcome: 'writtenOnDevice', prompt: await writeOnDevice(idea, pageLanguage) };
  } catch (reason) {
    return { outcome: 'unreachable', reason };
  }
}
