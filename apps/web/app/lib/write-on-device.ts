import type { TextPrompt, TextPromptRequest } from '@wordlamp/engine';
import type { LanguageCode } from '@wordlamp/engine/languages';

export type DeviceRequest = TextPromptRequest & { pageLanguage: LanguageCode };

/** The engine and the words of a language, which a page loads only when it may have to write without the server. */
export async function loadEngine(language: LanguageCode) {
  const [engine, { loadTextPack }] = await Promise.all([
    import('@wordlamp/engine'),
    import('@wordlamp/engine/text/load-pack'),
  ]);
  return { ...engine, loadTextPack, pagePack: await loadTextPack(language) };
}

/** Loads the words that an idea needs in addition to the page's. */
export async function loadWordsFor(idea: string, pageLanguage: LanguageCode): Promise<void> {
  const { promptLanguageOf, loadTextPack } = await loadEngine(pageLanguage);
  await loadTextPack(promptLanguageOf({ idea, pageLanguage }));
}

/**
 * Writes a prompt without the server, by the engine that the server uses: the same text for the same request.
 * @throws TypeError when the engine or the words of the prompt's language cannot be loaded
 */
export async function writeOnDevice(request: DeviceRequest): Promise<TextPrompt> {
  const { writeTextPrompt, promptLanguageOf, loadTextPack, pagePack } = await loadEngine(request.pageLanguage);
  const language = promptLanguageOf(request);
  const pack = language === request.pageLanguage ? pagePack : await loadTextPack(language);
  return writeTextPrompt(request, { [language]: pack });
}

/**
 * The same where there is no connection: an idea whose own words were not loaded before is framed by those of the page.
 * @throws TypeError when the engine was not loaded before the connection was lost
 */
export async function writeOffline(request: DeviceRequest): Promise<TextPrompt> {
  try {
    return await writeOnDevice(request);
  } catch {
    // The visitor went offline before the words were loaded; the page's language is better than nothing.
    return writeOnDevice({ ...request, language: request.pageLanguage });
  }
}
