import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { randomToken, tokenHash } from '../random-token.ts';
import type { AuthCode } from './auth-code-store.ts';

/**
 * A code in a URL, which only the browser with the verifier can exchange. Its five minutes begin now, not with the
 * request, since a mail may be read the next morning.
 * @throws AuthError `user_not_found` if the account has just been deleted
 */
export async function issueAuthCode(
  { authCodes, now }: Pick<AuthDeps, 'authCodes' | 'now'>,
  issued: Pick<AuthCode, 'accountId' | 'codeChallenge' | 'method' | 'signUp'>,
): Promise<string> {
  const code = randomToken();
  const kept = { ...issued, hash: tokenHash(code), createdAt: now().toISOString() };
  if (!(await authCodes.add(kept))) throw new AuthError('user_not_found');
  return code;
}
