/** Families of text models whose prompts differ in form. */
export const TEXT_TARGETS = ['general', 'chatgpt', 'claude', 'gemini'] as const;
export type TextTarget = (typeof TEXT_TARGETS)[number];
