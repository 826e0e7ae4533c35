import { DEFAULT_LANGUAGE, LANGUAGES } from '@wordlamp/contract/languages';

export type Redirect = { to: string; status: 308 };

/** Paths without a language that people and old links use; each exists under every language. */
const UNPREFIXED = [
  '/ai-prompt-generator',
  '/art-prompt-generator',
  '/json-prompt',
  '/resources',
  '/prompt-templates',
  '/features',
  '/blog',
  '/community',
];

/** Replaced community posts: old slug → new slug. */
const REPLACED_POSTS = {
  'do-checks-change-the-answer': 'minutes-with-and-without-owners',
  'eight-second-challenge': 'one-decision-in-eight-seconds',
  'forty-letters-one-template': 'neighbor-and-washing-machine',
  'from-one-long-prompt-to-three': 'four-weeks-to-the-exam',
  'how-to-post-a-prompt': 'neighbor-and-washing-machine',
  'length-is-a-number': 'week-of-dinners',
  'light-only-challenge': 'one-room-two-lights',
  'prose-around-my-json': 'fields-that-are-missing',
  'same-character-in-two-clips': 'one-decision-in-eight-seconds',
  'say-what-is-there': 'window-at-night',
} as const;

/** All permanent redirects. The root's depends on the visitor's languages. */
export const REDIRECTS: ReadonlyMap<string, Redirect> = new Map<string, Redirect>([
  ...UNPREFIXED.map((path) => permanent(path, `/${DEFAULT_LANGUAGE}${path}`)),
  permanent('/json-prompt-generator', `/${DEFAULT_LANGUAGE}/json-prompt`),
  ...LANGUAGES.map(({ code }) => permanent(`/${code}/json-prompt-generator`, `/${code}/json-prompt`)),
  ...LANGUAGES.flatMap(({ code }) => {
    const path = `/${code}/community`;
    return Object.entries(REPLACED_POSTS).map(([old, post]) => permanent(`${path}/${old}`, `${path}/${post}`));
  }),
]);

function permanent(from: string, to: string): [string, Redirect] {
  return [from, { to, status: 308 }];
}
