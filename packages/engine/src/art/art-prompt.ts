import type { LanguageCode } from '../languages.ts';
import type { ArtWords } from '../words/art-words.ts';
import type { AspectRatio } from './art-facts.ts';
import type { ArtNote } from './art-note.ts';
import type { ArtConfiguration } from './art-options.ts';
import type { ArtTarget } from './art-targets.ts';
import type { ArtCheck } from './check-art-prompt.ts';

export type ArtPacks = { en: ArtWords } & Partial<Record<LanguageCode, ArtWords>>;

export type ArtPromptRequest = {
  configuration: ArtConfiguration;
  target: ArtTarget;
  /** Language of the prompt for `natural` and `flux`; the two others are always English. English by default. */
  language?: LanguageCode | undefined;
  /** 0 is the first choice of terms; each number is another, equally good one. */
  variant?: number | undefined;
};

export type ArtPrompt = {
  /** Ready to paste; for Midjourney with its parameters. */
  prompt: string;
  /** For Stable Diffusion only. */
  negativePrompt: string | null;
  aspectRatio: AspectRatio;
  /** In pixels, for Stable Diffusion and FLUX, which are told it apart from the prompt. */
  size: { width: number; height: number } | null;
  /** Midjourney's parameters alone; empty elsewhere. */
  parameters: string;
  /** What was resolved and why, so that a page can say it in its own language. */
  notes: ArtNote[];
  checks: ArtCheck[];
};
