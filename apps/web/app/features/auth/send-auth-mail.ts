import type { LanguageCode } from '@wordlamp/engine/languages';
import { authClient } from '../../lib/auth-client.ts';
import { authPath } from '../../session/auth-path.ts';
import type { Attempt } from './use-submission.ts';

/** The backend answers the same whether there is such an account. */
export async function sendRecovery(email: string, language: LanguageCode): Promise<Attempt> {
  const { auth } = await authClient();
  const redirectTo = `${location.origin}${authPath(language, { view: 'new-password' })}`;
  return auth.resetPasswordForEmail(email, { redirectTo });
}

/** The mail of a sign-up once more. */
export async function sendConfirmation(email: string): Promise<Attempt> {
  const { auth } = await authClient();
  return auth.resend({ type: 'signup', email, options: { emailRedirectTo: `${location.origin}/` } });
}
