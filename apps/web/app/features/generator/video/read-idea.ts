import type { LanguageCode } from '@wordlamp/engine/languages';
import type { VideoForm } from '@wordlamp/engine/video-form';
import { loadVideoEngine } from './load-video-engine.ts';
import { readPrompt } from './read-prompt.ts';
import { formOf, inOneLine } from './video-draft.ts';

/**
 * The form that an idea fills, with what follows from the idea, in the words of its own language. A prompt in our JSON
 * fills it as is.
 * @returns undefined if the engine or the words cannot be loaded
 */
export function readIdea(idea: string, pageLanguage: LanguageCode): Promise<VideoForm | undefined> {
  return read(idea, pageLanguage).catch((reason: unknown) => {
    console.warn('The idea could not be read.', reason);
    return undefined;
  });
}

async function read(idea: string, pageLanguage: LanguageCode): Promise<VideoForm> {
  const prompt = readPrompt(idea);
  if (prompt) return prompt;
  const [{ clipFromIdea, loadClipWords }, { detectLanguage }, { loadReadingWords }] = await Promise.all([
    loadVideoEngine(),
    import('@wordlamp/engine'),
    import('@wordlamp/engine/reading'),
  ]);
  const language = detectLanguage(idea, pageLanguage) ?? pageLanguage;
  const [reading, clip] = await Promise.all([loadReadingWords(language), loadClipWords(language)]);
  const form = clipFromIdea(idea, reading, clip);
  return formOf((field) => inOneLine(form[field]));
}
