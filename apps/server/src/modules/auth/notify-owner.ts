import type { Account } from './account-store.ts';
import type { AuthDeps } from './auth-deps.ts';
import { mailLanguage, pageLink } from './user-metadata.ts';

/** A notice to an account's owner, with the page where they can react if it was not them. */
const PAGES = {
  passwordChanged: '/auth?view=forgot',
  emailChanged: '/contact',
  providerAdded: '/account',
  factorAdded: '/account',
  factorRemoved: '/account',
  recoveryCodeUsed: '/account',
  wrongCodes: '/auth?view=forgot',
  accountDeleted: '/contact',
} as const;

/** Notifies the owner by mail, in case it was not them. */
export function notifyOwner(
  { queueMail, publicUrl }: Pick<AuthDeps, 'queueMail' | 'publicUrl'>,
  { email, metadata }: Pick<Account, 'email' | 'metadata'>,
  kind: keyof typeof PAGES,
): Promise<void> {
  return queueMail(email, mailLanguage(metadata), { kind, link: pageLink(publicUrl, metadata, PAGES[kind]) });
}
