import type { TextPacks } from './text/text-prompt.ts';
import en from './words/en/text.json' with { type: 'json' };
import ja from './words/ja/text.json' with { type: 'json' };
import ko from './words/ko/text.json' with { type: 'json' };
import zh from './words/zh/text.json' with { type: 'json' };

/** Every language that has a pack, for a server; a browser loads the one that it needs. */
export const TEXT_PACKS: TextPacks = { en, ja, ko, zh };
