import type { LanguageCode } from '@wordlamp/engine/languages';

/** The engine and the words of a language, which a page loads only when it may have to write without the server. */
export async function loadEngine(language: LanguageCode) {
  const [engine, { loadTextPack }] = await Promise.all([
    import('@wordlamp/engine'),
    import('@wordlamp/engine/text/load-pack'),
  ]);
  return { ...engine, loadTextPack, pagePack: await loadTextPack(language) };
}

/**
 * Writes a prompt without the server, by the engine that the server uses.
 * Where the words of the idea's language cannot be loaded any more, those of the page frame it.
 * @throws TypeError when the engine was not loaded before the connection was lost
 */
export async function writeOnDevice(idea: string, pageLanguage: LanguageCode): Promise<string> {
  const { writeTextPrompt, promptLanguageOf, loadTextPack, pagePack } = await loadEngine(pageLanguage);
  const request = { idea, pageLanguage };
  const language = promptLanguageOf(request);
  if (language === pageLanguage) return writeTextPrompt(request, { [language]: pagePack }).prompt;
  try {
    return writeTextPrompt(request, { [language]: await loadTextPack(language) }).prompt;
  } catch {
    // The visitor went offline before these words were loaded; the page's language is better than nothing.
    return writeTextPrompt({ ...request, language: pageLanguage }, { [pageLanguage]: pagePack }).prompt;
  }
}
