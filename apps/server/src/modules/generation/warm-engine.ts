import { setTimeout as pause } from 'node:timers/promises';
import { LANGUAGE_CODES } from '@wordlamp/engine/languages';
import type { WritePrompt } from './generate-prompt.ts';

/**
 * Writes one prompt in each language after the start, so that nobody's first prompt waits until the words of its language
 * are indexed. Other work comes between two languages.
 * A timer fires when the writes of the turn before are committed; after setImmediate they would be held, and with them
 * SQLite's lock, for as long as a language takes.
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
