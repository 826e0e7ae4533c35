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
  /** Language of the prompt, if chosen; otherwise the idea decides. */
  language?: LanguageCode | undefined;
  /** Language of the page, the fallback if the idea does not decide. Defaults to English. */
  pageLanguage?: LanguageCode | undefined;
  target?: TextTarget | undefined;
  /** 0 is the first wording; each other number is an equally good alternative. */
  variant?: number | undefined;
  choices?: TextChoices | undefined;
};
/** At least the one that `promptLanguageOf` names. */
export type TextPacks = Partial<Record<LanguageCode, TextPack>>;
export type TextPrompt = {
  prompt: string;
  /** Language of the lines around the idea. */
  language: LanguageCode;
  /** A pasted prompt is only completed: no choice, target or variant changes it. */
  basis: 'idea' | 'prompt';
  intent: IntentId;
  slots: Slots;
  /** The constraints and exclusions that the prompt checks. */
  limits: string[];
  checks: CheckResult[];
  placeholders: string[];
};

/** Everything except the language, which only the caller knows. */
export type WrittenPrompt = Omit<TextPrompt, 'language'>;
