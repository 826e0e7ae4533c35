import type { ImageType } from '@wordlamp/contract/limits';
import type { ArtConfiguration, ArtTarget } from '@wordlamp/engine/art';
import type { LanguageCode } from '@wordlamp/engine/languages';
import type { PixelFacts } from '@wordlamp/engine/pixels';
import type { TextTarget } from '@wordlamp/engine/text-targets';

/** A picture as received: only its first bytes have been checked. */
export type ImageFile = { bytes: Uint8Array; type: ImageType };

/**
 * Measures a picture without storing it.
 * @throws AppError `image_unreadable`
 */
export type MeasureImage = (file: ImageFile) => Promise<PixelFacts>;

type Choices = {
  variant: number | undefined;
  /** Of the prompt, where the person pinned one. */
  language: LanguageCode | undefined;
  pageLanguage: LanguageCode | undefined;
  /** By field; undefined for a request as it was before there was this field. */
  chosen: Readonly<Record<string, string>> | undefined;
};
export type TextInput = Choices & { type: 'ai-prompt'; idea: string; target: TextTarget | undefined };
export type ArtInput = Choices & {
  type: 'art-prompt';
  /** null if the request has no composed sentence, only details. */
  configuration: ArtConfiguration | null;
  details: string;
  target: ArtTarget | undefined;
};
export type JsonInput = Choices & {
  type: 'json-prompt';
  text: string;
  code: string;
  imageDescription: string;
  /** A file still to be measured, or the client's measurements. */
  image: ImageFile | PixelFacts | null;
};
/** What a checked request asks for. */
export type PromptInput = TextInput | ArtInput | JsonInput;
