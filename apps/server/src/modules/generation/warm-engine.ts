import { setImmediate } from 'node:timers/promises';
import { LANGUAGE_CODES } from '@wordlamp/engine/languages';
import type { WritePrompt } from './generate-prompt.ts';

/**
 * Writes one prompt in each language after the start, so that nobody's first prompt waits until the words of its language
 * are indexed. Other work comes between two languages.
 */
export async function warmEngine(writePrompt: WritePrompt, signal: AbortSignal): Promise<void> {
  for (const language of LANGUAGE_CODES) {
    await setImmediate();
    if (signal.aborted) return;
    await writePrompt({
      type: 'ai-prompt',
      idea: 'e-mail',
      language,
      pageLanguage: language,
      target: undefined,
      variant: undefined,
    });
  }
}
