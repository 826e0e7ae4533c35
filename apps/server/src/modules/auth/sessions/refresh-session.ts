import type { RecordEvent } from '../../../insight/security-event.ts';
import { AuthError } from '../auth-error.ts';
import { answerSession, type SessionDeps, type TokenAnswer } from './issue-session.ts';
import { parseRefreshToken } from './refresh-token.ts';
import type { Session } from './session-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Two tabs refresh without a lock, and a response can get lost: for this long the previous token works like the current
 * one.
 */
const GRACE_MS = 30_000;
const UNUSED_LIMIT_MS = 30 * DAY_MS;
const LIFE_LIMIT_MS = 180 * DAY_MS;

export type RefreshDeps = SessionDeps & { recordEvent: RecordEvent };

/**
 * Exchanges a refresh token for its successor and a new access token. All requests that present the current token at
 * once get the same successor. A token older than the previous one ends the session: it has been stolen, by this client
 * or the other one (RFC 9700, 4.14.2).
 * @throws AuthError `refresh_token_not_found`, `refresh_token_already_used`, `session_not_found`, `session_expired`
 */
export async function refreshSession(deps: RefreshDeps, token: string): Promise<TokenAnswer> {
  const claim = parseRefreshToken(token);
  if (claim === undefined) throw new AuthError('refresh_token_not_found');
  const session = await findAlive(deps, claim.sessionId);
  if (!deps.refreshTokens.isGenuine(claim, session.refreshKey)) throw new AuthError('refresh_token_not_found');
  const account = await deps.accounts.find(session.accountId);
  if (account === undefined) throw noSession();
  if (account.disabledAt !== undefined) throw new AuthError('user_banned', { status: 400 });
  return answerSession(deps, account, await advance(deps, session, claim.number));
}

/** The session after refresh `number`. */
async function advance(deps: RefreshDeps, session: Session, number: number): Promise<Session> {
  const now = deps.now();
  const next = number + 1;
  const isFirst = await deps.sessions.advance(session, number, now.toISOString());
  if (isFirst) return { ...session, refreshNumber: next };
  const current = await findAlive(deps, session.id);
  // Another key: a second factor was proved in the meantime, so earlier tokens are unknown now.
  if (current.refreshKey !== session.refreshKey) throw new AuthError('refresh_token_not_found');
  const apart = Math.abs(now.getTime() - Date.parse(current.refreshedAt)); // a clock that was set back must not extend it
  if (current.refreshNumber === next && apart <= GRACE_MS) return current;
  await deps.sessions.delete(session.id);
  deps.recordEvent('refresh_token_reused', { accountId: session.accountId });
  throw new AuthError('refresh_token_already_used');
}

async function findAlive(deps: RefreshDeps, id: string): Promise<Session> {
  const session = await deps.sessions.find(id);
  if (session === undefined) throw noSession();
  const limits = sessionLimits(deps.now());
  if (session.refreshedAt >= limits.refreshedBefore && session.createdAt >= limits.createdBefore) return session;
  await deps.sessions.delete(id);
  throw new AuthError('session_expired');
}

/** Sessions unused since, or begun before, have expired. */
export function sessionLimits(now: Date): { refreshedBefore: string; createdBefore: string } {
  const ago = (time: number) => new Date(now.getTime() - time).toISOString();
  return { refreshedBefore: ago(UNUSED_LIMIT_MS), createdBefore: ago(LIFE_LIMIT_MS) };
}

const noSession = () =>
  new AuthError('session_not_found', { status: 400, message: 'Invalid Refresh Token: No Valid Session Found' });
