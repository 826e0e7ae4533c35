import type { GenerationRequest } from '@wordlamp/contract/generation';
import type { ImageFacts } from '@wordlamp/contract/image-facts';
import type { LanguageCode } from '@wordlamp/engine/languages';
import type { JsonTexts } from './json-inputs.ts';

/**
 * The request: without empty inputs, except for the text, which every request has. Of a picture only its measurements.
 */
export function requestOf(
  { text, code, imageDescription }: JsonTexts,
  measured: ImageFacts | undefined,
  pageLanguage: LanguageCode,
): GenerationRequest {
  return {
    type: 'json-prompt',
    text,
    ...(code !== '' && { code }),
    ...(imageDescription !== '' && { imageDescription }),
    ...(measured !== undefined && { imageFacts: factsToSend(measured) }),
    pageLanguage,
    chosen: {},
  };
}

/** The other measurements follow from the size of the file. */
function factsToSend({ transparency, look, file }: ImageFacts): ImageFacts {
  return { transparency, look, file };
}
