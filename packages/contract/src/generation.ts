import { isLanguageCode, type LanguageCode } from '@wordlamp/engine/languages';
import * as z from 'zod';
import { imageFacts } from './image-facts.ts';
import { PROMPT_TARGETS, PROMPT_TYPES } from './prompt-types.ts';

const language = z
  .string()
  .refine(isLanguageCode)
  .transform((code) => code as LanguageCode);

/** Body of `POST /functions/v1/generate-prompt`. Unknown fields are ignored, as the functions' clients expect. */
export const generationRequest = z.object({
  text: z.string(),
  type: z.enum(PROMPT_TYPES),
  /** Code that a JSON prompt is about; counted with the text. */
  code: z.string().optional(),
  /** What the person says about the picture; counted with the text. */
  imageDescription: z.string().optional(),
  /** A picture as a base64 data URL, for JSON prompts. Not read where `imageFacts` are there. */
  imageUrl: z.string().nullable().optional(),
  /** What the client itself measured on a picture, for JSON prompts: then the picture need not be sent. */
  imageFacts: imageFacts.nullable().optional(),
  /** The family of models that the prompt is for, one of those of its type. */
  target: z.enum([...PROMPT_TARGETS['ai-prompt'], ...PROMPT_TARGETS['art-prompt']]).optional(),
  /** 0 is the first wording; each number is another, equally good one. */
  variant: z.int().min(0).max(99).optional(),
  /** Language of the prompt, where the person pinned one. */
  language: language.optional(),
  /** Language of the page, which decides where the idea does not. */
  pageLanguage: language.optional(),
  /**
   * What was chosen by hand, by field: with it, also where it is empty, the prompt holds what the text says, what was chosen
   * and what follows from them. Without it an art prompt has all its choices, and a JSON prompt its envelope, as before.
   */
  chosen: z.record(z.string().max(20), z.string().max(40)).optional(),
});
export type GenerationRequest = z.input<typeof generationRequest>;

/** Answer of `POST /functions/v1/generate-prompt`. */
export type GenerationReply = { generatedPrompt: string; usage: { requests: number } };
