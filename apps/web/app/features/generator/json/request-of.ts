import type { GenerationRequest } from '@wordlamp/contract/generation';
import type { ImageFacts } from '@wordlamp/contract/image-facts';
import type { LanguageCode } from '@wordlamp/engine/languages';
import type { JsonTexts } from './json-inputs.ts';

/**
 * What is sent: inputs that hold nothing are left out, but for the text, which every request has. Of a picture only what
 * was measured on it.
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

/** The rest of what was measured follows from the size of the file. */
function factsToSend({ transparency, look, file }: ImageFacts): ImageFacts {
  return { transparency, look, file };
}
