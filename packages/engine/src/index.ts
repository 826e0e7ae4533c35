export { countWords } from './count-words.ts';
export { isLanguageCode, LANGUAGE_CODES, type LanguageCode } from './languages.ts';
export type { CheckResult } from './text/check-prompt.ts';
export type { IntentId } from './text/intents.ts';
export type { Slots } from './text/slots/slots.ts';
export type { TextPacks, TextPrompt, TextPromptRequest } from './text/text-prompt.ts';
export { TEXT_TARGETS, type TextTarget } from './text/text-targets.ts';
export { promptLanguageOf, writeTextPrompt } from './text/write-text-prompt.ts';
export type { TextPack } from './words/text-pack.ts';
