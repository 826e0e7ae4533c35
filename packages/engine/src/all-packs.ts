import type { LanguagePacks } from './text/text-prompt.ts';
import en from './words/en.json' with { type: 'json' };

/** Every language that has a pack, for a server; a browser loads the one that it needs. */
export const ALL_PACKS: LanguagePacks = { en };
