import type { LanguageCode } from '../languages.ts';
import type { JsonWords } from '../words/json-words.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { JsonCardWords } from './cards/card-words.ts';
import type { ArtefactKind } from './from-idea/kind-of-idea.ts';
import type { JsonCheck } from './json-check.ts';
import type { JsonObject } from './json-value.ts';
import type { ColorNames } from './pixels/color-table.ts';
import type { PixelFacts } from './pixels/pixel-facts.ts';
import type { JsonPromptType } from './prompt-types.ts';

/** At least one of the first four is required. */
export type JsonPromptRequest = {
  /** May contain code in a fence. */
  text?: string | undefined;
  code?: string | undefined;
  image?: PixelFacts | undefined;
  imageDescription?: string | undefined;
  /** Language of the human-readable words; otherwise detected from the text. Keys are English. */
  language?: LanguageCode | undefined;
  pageLanguage?: LanguageCode | undefined;
  /** 0 is the first wording; each other number is an equally good alternative. */
  variant?: number | undefined;
  /**
   * Manual choices. If present, even if empty, the answer is the artifact that the idea asks for; if absent, every
   * answer is a prompt in an envelope, as before this field existed.
   */
  chosen?: Readonly<Record<string, string>> | undefined;
};
export type JsonPack = { words: JsonWords; colors: ColorNames; reading: ReadingWords; cards: JsonCardWords };
export type JsonPacks = Partial<Record<LanguageCode, JsonPack>>;
export type JsonPrompt = {
  object: JsonObject;
  /** The object as strict JSON, indented by two spaces. */
  text: string;
  /** A requested artifact has no wrapper; the others are prompts in an envelope. */
  type: JsonPromptType | ArtefactKind;
  language: LanguageCode;
  checks: JsonCheck[];
};
