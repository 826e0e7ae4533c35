import { setTimeout as pause } from 'node:timers/promises';
import { LANGUAGE_CODES } from '@wordlamp/engine/languages';
import type { WritePrompt } from './generate-prompt.ts';

/**
 * Writes one prompt in each language after the server starts, so that no visitor's first prompt has to wait while the
 * words of its language are indexed. Yields to other work between languages. A timer fires after the writes of the
 * previous turn are committed; with setImmediate they, and SQLite's lock, would be held for as long as a language
 * takes.
 */
export async function warmEngine(writePrompt: WritePrompt, signal: AbortSignal): Promise<void> {
  for (const language of LANGUAGE_CODES) {
    await pause(1);
    if (signal.aborted) return;
    await writePrompt({
      type: 'ai-prompt',
      idea: 'e-mail',
      language,
      pageLanguage: language,
      target: undefined,
      variant: undefined,
      chosen: undefined,
    });
  }
}
