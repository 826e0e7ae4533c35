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

/** The languages in which every kind of page is looked at: one of each direction, and one of another kind of script. */
export const SAMPLE_LANGUAGES: readonly string[] = ['en', 'ar', 'ja'];
