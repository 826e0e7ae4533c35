import { TEXT_TARGETS } from '@wordlamp/engine/text-targets';

/** What a generation request can ask for. Apart from the zod shape, so that a page can import it alone. */
export const PROMPT_TYPES = ['ai-prompt', 'art-prompt', 'json-prompt'] as const;

/** Families of text models whose prompts differ in form. The engine owns the list. */
export const PROMPT_TARGETS = TEXT_TARGETS;
