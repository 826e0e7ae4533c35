/** What a generation request can ask for. Apart from the zod shape, so that a page can import it alone. */
export const PROMPT_TYPES = ['ai-prompt', 'art-prompt', 'json-prompt'] as const;
export type PromptType = (typeof PROMPT_TYPES)[number];

/** Families of text models whose prompts differ in form. */
export const PROMPT_TARGETS = ['general', 'chatgpt', 'claude', 'gemini'] as const;
export type PromptTarget = (typeof PROMPT_TARGETS)[number];
