import type { LanguageCode } from '@wordlamp/engine/languages';
import { pathOf } from '../site-paths.ts';

/** What the sign-in page shows, by `?view=`; without one it shows the tabs. */
export const AUTH_VIEWS = [
  'sign-up',
  'forgot',
  'new-password',
  'choose-password',
  'check-mail',
  'second-factor',
  'confirmed',
  'link-problem',
] as const;
export type AuthView = (typeof AUTH_VIEWS)[number];

type AuthAddress = {
  view?: AuthView | undefined;
  /** Which mail is waited for. */
  mail?: 'recovery';
  /** Why a link did not work, as the backend calls it. */
  reason?: string | undefined;
  /** Where to go once signed in. */
  next?: string | undefined;
};

export function authPath(language: LanguageCode, address: AuthAddress): string {
  const given = Object.entries(address).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const query = new URLSearchParams(given);
  return query.size > 0 ? `${pathOf('auth', language)}?${query}` : pathOf('auth', language);
}
