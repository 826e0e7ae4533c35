/** Families of text models that need differently formatted prompts. */
export const TEXT_TARGETS = ['general', 'chatgpt', 'claude', 'gemini'] as const;
export type TextTarget = (typeof TEXT_TARGETS)[number];
