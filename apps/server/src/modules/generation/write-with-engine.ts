import { detectLanguage, writeTextPrompt } from '@wordlamp/engine';
import {
  type ArtConfiguration,
  artChosenOf,
  artIdeaText,
  artPromptText,
  completeArtConfiguration,
  proposeArtConfiguration,
  writeArtFromIdea,
  writeArtPrompt,
} from '@wordlamp/engine/art';
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

function writeArt(input: ArtInput): string {
  const { configuration, details, target = 'natural', variant, language } = input;
  return (
    writeArtIdea(input) ??
    artPromptText(
      writeArtPrompt({ configuration: configuration ?? complete(details), target, variant, language }, ART_PACKS),
    )
  );
}

function complete(details: string): ArtConfiguration {
  return completeArtConfiguration(proposeArtConfiguration(details, ART_PACKS.en), details);
}

/** @returns null if the request has all its choices, or comes from before there was a reading */
function writeArtIdea({ configuration, details, target = 'natural', pageLanguage = 'en', chosen }: ArtInput) {
  const spoken = detectLanguage(details, pageLanguage) ?? pageLanguage;
  const reading = READING_WORDS[spoken];
  if (configuration !== null || chosen === undefined) return null;
  const request = { idea: details, chosen: artChosenOf(chosen), target, isEnglish: spoken === 'en' };
  return artIdeaText(writeArtFromIdea(request, { reading, art: ART_PACKS[spoken] }), reading);
}

async function writeJson({ image, ...input }: JsonInput, measureImage: MeasureImage): Promise<string> {
  const facts = image !== null && 'bytes' in image ? await measureImage(image) : (image ?? undefined);
  return writeJsonPrompt({ ...input, image: facts }, TEXT_PACKS, JSON_PACKS).text;
}
