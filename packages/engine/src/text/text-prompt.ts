import type { LanguageCode } from '../languages.ts';
import type { TextPack } from '../words/text-pack.ts';
import type { CheckResult } from './check-prompt.ts';
import type { IntentId } from './intents.ts';
import type { Slots } from './slots/slots.ts';
import type { TextChoices } from './text-choices.ts';
import type { TextTarget } from './text-targets.ts';

export type TextPromptRequest = {
  /** Not empty, at most 4,000 characters and 200 words. */
  idea: string;
  /** Language of the prompt, where the person chose one; otherwise the idea decides. */
  language?: LanguageCode | undefined;
  /** Language of the page, which decides where the idea does not. English by default. */
  pageLanguage?: LanguageCode | undefined;
  target?: TextTarget | undefined;
  /** 0 is the first wording; each number is another, equally good one. */
  variant?: number | undefined;
  choices?: TextChoices | undefined;
};
/** At least the one that `promptLanguageOf` names. */
export type TextPacks = Partial<Record<LanguageCode, TextPack>>;
export type TextPrompt = {
  prompt: string;
  /** Language of the lines around the idea. */
  language: LanguageCode;
  /** A prompt that was pasted is only completed: no choice, target or variant changes it. */
  basis: 'idea' | 'prompt';
  intent: IntentId;
  slots: Slots;
  /** The constraints and exclusions that the prompt has checked. */
  limits: string[];
  checks: CheckResult[];
  placeholders: string[];
};

/** All of it but the language, which only the caller knows. */
export type WrittenPrompt = Omit<TextPrompt, 'language'>;
