import type { LanguageCode } from '@wordlamp/engine/languages';
import type { PixelFacts } from '@wordlamp/engine/pixels';

export type JsonInputs = { text: string; code: string; imageDescription: string; image: PixelFacts | undefined };

/** The engine and the words of a language, which a page loads only when it may have to write without the server. */
export async function loadJsonEngine(language: LanguageCode) {
  const [engine, { loadTextPack }] = await Promise.all([
    import('@wordlamp/engine/json'),
    import('@wordlamp/engine/text/load-pack'),
  ]);
  const loadPacks = async (code: LanguageCode) => {
    const [text, json] = await Promise.all([loadTextPack(code), engine.loadJsonPack(code)]);
    return { text: { [code]: text }, json: { [code]: json } };
  };
  return { ...engine, loadPacks, pagePacks: await loadPacks(language) };
}

/**
 * Writes a JSON prompt without the server, by the engine that the server uses.
 * Where the words of the text's language cannot be loaded any more, those of the page frame it.
 * @throws TypeError when the engine was not loaded before the connection was lost
 */
export async function writeJsonOnDevice(inputs: JsonInputs, pageLanguage: LanguageCode): Promise<string> {
  const { writeJsonPrompt, jsonLanguageOf, loadPacks, pagePacks } = await loadJsonEngine(pageLanguage);
  const request = { ...inputs, pageLanguage, chosen: {} };
  const language = jsonLanguageOf(request);
  if (language === pageLanguage) return writeJsonPrompt(request, pagePacks.text, pagePacks.json).text;
  try {
    const packs = await loadPacks(language);
    return writeJsonPrompt(request, packs.text, packs.json).text;
  } catch {
    // The visitor went offline before these words were loaded; the page's language is better than nothing.
    return writeJsonPrompt({ ...request, language: pageLanguage }, pagePacks.text, pagePacks.json).text;
  }
}
