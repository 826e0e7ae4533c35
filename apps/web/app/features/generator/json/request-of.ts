import type { GenerationRequest } from '@wordlamp/contract/generation';
import type { LanguageCode } from '@wordlamp/engine/languages';
import type { JsonTexts } from './json-inputs.ts';

/** What is sent: inputs that hold nothing are left out, but for the text, which every request has. */
export function requestOf(
  { text, code, imageDescription }: JsonTexts,
  imageUrl: string | undefined,
  pageLanguage: LanguageCode,
): GenerationRequest {
  return {
    type: 'json-prompt',
    text,
    ...(code !== '' && { code }),
    ...(imageDescription !== '' && { imageDescription }),
    ...(imageUrl !== undefined && { imageUrl }),
    pageLanguage,
  };
}
