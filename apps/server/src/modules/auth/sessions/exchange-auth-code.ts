import { randomUUID } from 'node:crypto';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { tokenHash } from '../random-token.ts';
import { fitsChallenge } from './code-challenge.ts';
import type { Device } from './describe-device.ts';
import { beginSession, type TokenAnswer } from './issue-session.ts';

const LIFE_MS = 5 * 60 * 1000;

/**
 * Begins the session of a code, once. A wrong verifier voids the code, and a reused code ends the session it began,
 * since it was copied (RFC 6749, 4.1.2). The verifier of a sign-up shows that the browser that opened the mailed link
 * is the one that chose the password, which now becomes the account's.
 * @throws AuthError `flow_state_not_found`, `flow_state_expired`, `bad_code_verifier`
 */
export async function exchangeAuthCode(
  deps: AuthDeps,
  code: string,
  verifier: string,
  device: Device,
): Promise<TokenAnswer> {
  const hash = tokenHash(code);
  const kept = await deps.authCodes.find(hash);
  if (kept === undefined) throw new AuthError('flow_state_not_found');
  const now = deps.now();
  const sessionId = randomUUID();
  if (kept.isUsed || !(await deps.authCodes.use(hash, sessionId, now.toISOString()))) {
    const session = (await deps.authCodes.find(hash))?.sessionId;
    if (session !== undefined) await deps.sessions.delete(session);
    deps.recordEvent('auth_code_replayed', { accountId: kept.accountId });
    throw new AuthError('flow_state_not_found');
  }
  if (now.getTime() - Date.parse(kept.createdAt) > LIFE_MS) throw new AuthError('flow_state_expired');
  const signUp = kept.signUp && fitsChallenge(verifier, kept.signUp.codeChallenge) ? kept.signUp : undefined;
  if (!signUp && !fitsChallenge(verifier, kept.codeChallenge)) throw new AuthError('bad_code_verifier');
  if (signUp) await deps.accounts.setFirstPassword(kept.accountId, signUp.passwordHash, now.toISOString());
  const account = await deps.accounts.find(kept.accountId);
  if (account === undefined) throw new AuthError('flow_state_not_found');
  deps.recordEvent('signed_in', { accountId: account.id, method: kept.method });
  return beginSession(deps, account, kept.method, device, sessionId);
}
