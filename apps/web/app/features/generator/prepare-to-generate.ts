import type { LanguageCode } from '@wordlamp/engine/languages';
import { authClient } from '../../lib/auth-client.ts';
import { loadEngine } from '../../lib/write-on-device.ts';

/**
 * Loads what the first prompt needs, online or not, while the visitor is still typing it.
 * @param load the engine of the page's generator
 */
export async function prepareToGenerate(
  language: LanguageCode,
  load: (language: LanguageCode) => Promise<unknown> = loadEngine,
): Promise<void> {
  try {
    await Promise.all([authClient(), load(language)]);
  } catch {
    // Only a head start was lost: generating loads them again and reports what is wrong.
  }
}
