import { detectLanguage, writeTextPrompt } from '@wordlamp/engine';
import { artIdeaText, artPromptText, writeArtFromIdea, writeArtPrompt } from '@wordlamp/engine/art';
import { ART_PACKS } from '@wordlamp/engine/art/all-packs';
import { writeJsonPrompt } from '@wordlamp/engine/json';
import { JSON_PACKS } from '@wordlamp/engine/json/all-packs';
import { READING_WORDS } from '@wordlamp/engine/reading/all-words';
import { TEXT_PACKS } from '@wordlamp/engine/text/all-packs';
import type { WritePrompt } from './generate-prompt.ts';
import type { ArtInput, JsonInput, MeasureImage } from './prompt-input.ts';

/** Writes with the embedded engine: no network, the same prompt for the same request. */
export function writeWithEngine(measureImage: MeasureImage): WritePrompt {
  return async (input) => {
    switch (input.type) {
      case 'ai-prompt':
        return writeTextPrompt(input, TEXT_PACKS).prompt;
      case 'art-prompt':
        return writeArt(input);
      case 'json-prompt':
        return writeJson(input, measureImage);
    }
  };
}

function writeArt({ configuration, details, target = 'natural', variant, language, pageLanguage }: ArtInput): string {
  if (configuration !== null)
    return artPromptText(writeArtPrompt({ configuration, target, variant, language }, ART_PACKS));
  const spoken = detectLanguage(details, pageLanguage ?? 'en') ?? pageLanguage ?? 'en';
  const words = { reading: READING_WORDS[spoken], art: ART_PACKS[spoken] };
  return artIdeaText(writeArtFromIdea({ idea: details, target, isEnglish: spoken === 'en' }, words), words.reading);
}

async function writeJson({ image, ...input }: JsonInput, measureImage: MeasureImage): Promise<string> {
  const facts = image !== null && 'bytes' in image ? await measureImage(image) : (image ?? undefined);
  return writeJsonPrompt({ ...input, image: facts }, TEXT_PACKS, JSON_PACKS).text;
}
