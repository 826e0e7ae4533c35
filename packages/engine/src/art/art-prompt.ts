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
  /** Language of the prompt for `natural` and `flux`; the other two are always English. Defaults to English. */
  language?: LanguageCode | undefined;
  /** 0 is the first choice of terms; each other number is an equally good alternative. */
  variant?: number | undefined;
};

export type ArtPrompt = {
  /** Ready to paste; for Midjourney it includes the parameters. */
  prompt: string;
  /** Stable Diffusion only. */
  negativePrompt: string | null;
  aspectRatio: AspectRatio;
  /** In pixels, for Stable Diffusion and FLUX, which take it separately from the prompt. */
  size: { width: number; height: number } | null;
  /** Midjourney's parameters alone; empty for other targets. */
  parameters: string;
  /** What was resolved and why, so that a page can explain it in its own language. */
  notes: ArtNote[];
  checks: ArtCheck[];
};
