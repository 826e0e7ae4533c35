import type { LanguageCode } from '@wordlamp/engine/languages';

/** The engine and its words, which a page loads only when it may have to write without the server. */
export async function loadEngine() {
  const [{ writeTextPrompt }, { default: en }] = await Promise.all([
    import('@wordlamp/engine'),
    import('@wordlamp/engine/words/en.json'),
  ]);
  return { writeTextPrompt, packs: { en } };
}

/**
 * Writes a prompt without the server, by the engine that the server uses.
 * @throws TypeError when the engine was not loaded before the connection was lost
 */
export async function writeOnDevice(idea: string, pageLanguage: LanguageCode): Promise<string> {
  const { writeTextPrompt, packs } = await loadEngine();
  return writeTextPrompt({ idea, pageLanguage }, packs).prompt;
}
