import type { AuthDeps } from '../auth-deps.ts';
import { randomToken, tokenHash } from '../random-token.ts';

/**
 * A code for the address bar, which only the browser with the verifier can exchange. Its five minutes begin now, and not
 * when the browser asked: a mail may be read the next morning.
 */
export async function issueAuthCode(
  { authCodes, now }: Pick<AuthDeps, 'authCodes' | 'now'>,
  accountId: string,
  codeChallenge: string,
  method: string,
): Promise<string> {
  const code = randomToken();
  await authCodes.add({ hash: tokenHash(code), accountId, codeChallenge, method, createdAt: now().toISOString() });
  return code;
}
