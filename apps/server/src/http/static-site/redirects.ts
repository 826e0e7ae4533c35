import { DEFAULT_LANGUAGE, LANGUAGES } from '@wordlamp/contract/languages';

export type Redirect = { to: string; status: 308 };

/** Addresses without a language that people and old links use; each has its page under every language. */
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

/** Every address that always leads to the same other one. Where the root leads, the visitor's languages say. */
export const REDIRECTS: ReadonlyMap<string, Redirect> = new Map<string, Redirect>([
  ...UNPREFIXED.map((path) => permanent(path, `/${DEFAULT_LANGUAGE}${path}`)),
  permanent('/json-prompt-generator', `/${DEFAULT_LANGUAGE}/json-prompt`),
  ...LANGUAGES.map(({ code }) => permanent(`/${code}/json-prompt-generator`, `/${code}/json-prompt`)),
]);

function permanent(from: string, to: string): [string, Redirect] {
  return [from, { to, status: 308 }];
}
