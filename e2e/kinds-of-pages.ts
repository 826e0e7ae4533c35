import { existsSync } from 'node:fs';

/** Every page below the language, and one entry of each list, for checks that hold on all of them. */
export const KINDS_OF_PAGES = [
  '',
  '/ai-prompt-generator',
  '/art-prompt-generator',
  '/json-prompt',
  '/veo3-json-prompt-generator',
  '/veo3-json-prompt',
  '/prompt-templates',
  '/resources',
  '/resources/json-envelopes',
  '/blog',
  '/blog/prompt-engineering-jobs',
  '/community',
  '/community/prose-around-my-json',
  '/features',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms',
  '/accessibility',
  '/translation-guide',
  '/auth',
] as const;

/** Pages that show something in a page's language before its words are there: their engine speaks it. */
const SPEAKING = ['', '/ai-prompt-generator'];

/**
 * The languages in which a kind of page is looked at: one of each direction, and one of another kind of script where the
 * page has words in it. Until then such a page is the English one under another address.
 */
export function sampleLanguages(below: string): string[] {
  const isOwn = SPEAKING.includes(below) || existsSync(new URL('../content/messages/ja', import.meta.url));
  return isOwn ? ['en', 'ar', 'ja'] : ['en', 'ar'];
}
