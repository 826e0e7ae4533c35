import type { Account } from '../account-store.ts';
import type { AuthDeps } from '../auth-deps.ts';
import type { AuthMail } from '../auth-mail.ts';
import { pageLink } from '../user-metadata.ts';

/**
 * The mail to the address of a sign-up; the owner of an existing account is informed of the attempt and gets no link.
 */
export function signUpMail(
  { publicUrl }: Pick<AuthDeps, 'publicUrl'>,
  account: Account | undefined,
  link: string,
): AuthMail {
  if (account === undefined) return { kind: 'confirmSignUp', link };
  const auth = pageLink(publicUrl, account.metadata, '/auth');
  return { kind: 'accountExists', signInLink: auth, recoverLink: `${auth}?view=forgot` };
}
