import { randomBytes, randomUUID } from 'node:crypto';
import type { Account, AccountStore } from '../account-store.ts';
import { AuthError } from '../auth-error.ts';
import type { Factor } from '../factors/factor-store.ts';
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from './access-tokens.ts';
import type { Device } from './describe-device.ts';
import { describeUser, type UserAnswer } from './describe-user.ts';
import type { RefreshTokens } from './refresh-token.ts';
import type { Session, SessionStore } from './session-store.ts';

export type SessionDeps = {
  accounts: AccountStore;
  sessions: SessionStore;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
  /** Included in every token response, since the client trusts its own copy of the user. */
  listFactors: (accountId: string) => Promise<Factor[]>;
  now: () => Date;
};

/** The protocol's response with tokens. */
export type TokenAnswer = {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: UserAnswer;
};

const KEY_BYTES = 32;
/** Far more than a person's devices; keeps a program that signs in over and over from filling the database. */
const MAX_SESSIONS = 50;

/**
 * Begins a session of a person who has just proved their identity by `method`.
 * @param account as read at that time
 * @throws AuthError `user_banned`; `invalid_credentials` if its password has been changed, or it was deleted
 */
export async function beginSession(
  deps: SessionDeps,
  account: Account,
  method: string,
  device: Device,
  id: string = randomUUID(),
): Promise<TokenAnswer> {
  if (account.disabledAt !== undefined) throw new AuthError('user_banned', { status: 400 });
  const now = deps.now();
  const time = now.toISOString();
  const session: Session = {
    id,
    accountId: account.id,
    refreshKey: newRefreshKey(),
    refreshNumber: 0,
    refreshedAt: time,
    createdAt: time,
    provedAt: time,
    aal: 'aal1',
    amr: [{ method, timestamp: unixSeconds(now) }],
    ...device,
  };
  if (!(await deps.sessions.add(session, account.passwordHash, MAX_SESSIONS)))
    throw new AuthError('invalid_credentials');
  return answerSession(deps, { ...account, lastSignInAt: time }, session);
}

/** The tokens of a session in its current state. */
export async function answerSession(deps: SessionDeps, account: Account, session: Session): Promise<TokenAnswer> {
  const [identities, factors] = await Promise.all([deps.accounts.identities(account.id), deps.listFactors(account.id)]);
  const providers = identities.map(({ provider }) => provider);
  const { token, expiresAt } = await deps.accessTokens.sign(account, session, providers);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: deps.refreshTokens.make(session, session.refreshNumber),
    user: describeUser(account, identities, factors),
  };
}

/**
 * Adds a second factor to a session, and forgets all its earlier refresh tokens, so that they cannot yield aal2.
 * @param isProof false for the first code of a new factor, which proves nothing about who added it
 * @throws AuthError `session_not_found` if it has just ended
 */
export async function raiseSession(
  deps: SessionDeps,
  account: Account,
  session: Session,
  method: string,
  isProof: boolean,
): Promise<TokenAnswer> {
  const now = deps.now();
  const amr = [{ method, timestamp: unixSeconds(now) }, ...session.amr.filter((entry) => entry.method !== method)];
  const provedAt = isProof ? now.toISOString() : session.provedAt;
  const change = { refreshKey: newRefreshKey(), aal: 'aal2' as const, amr, provedAt };
  if (!(await deps.sessions.raise(session.id, change, now.toISOString()))) throw new AuthError('session_not_found');
  return answerSession(deps, account, { ...session, ...change, refreshNumber: 0 });
}

const newRefreshKey = () => randomBytes(KEY_BYTES).toString('base64url');
const unixSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000);
