import type { Context } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { bearerOf } from '../../../http/bearer-of.ts';
import type { Account, AccountStore } from '../account-store.ts';
import { AuthError } from '../auth-error.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Session, SessionStore } from './session-store.ts';

export type PersonDeps = {
  accounts: AccountStore;
  sessions: SessionStore;
  accessTokens: AccessTokens;
  publishableKey: string;
  /** Whether an account may send another request, from any address. */
  mayAsk: (accountId: string) => boolean;
};

/** The person of a request, and their session. */
export type Person = { account: Account; session: Session };

/**
 * The person whose access token a request carries. Reads account and session each time, so that signing out or disabling
 * works at once.
 * @throws AuthError `no_authorization`; what `findPerson` throws
 */
export async function requirePerson(deps: PersonDeps, c: Context<AppEnv>): Promise<Person> {
  const token = bearerOf(c.env.incoming.headers.authorization);
  if (token === undefined) throw new AuthError('no_authorization');
  return findPerson(deps, token);
}

/** @throws AuthError `bad_jwt`, `user_not_found`, `session_not_found`, `user_banned`; AppError `rate_limited` */
export async function findPerson(deps: PersonDeps, token: string): Promise<Person> {
  if (token === deps.publishableKey) throw new AuthError('bad_jwt', { message: 'invalid claim: missing sub claim' });
  const { accountId, sessionId } = await deps.accessTokens.verify(token);
  const [account, session] = await Promise.all([deps.accounts.find(accountId), deps.sessions.find(sessionId)]);
  if (account === undefined) throw new AuthError('user_not_found');
  if (account.disabledAt !== undefined) throw new AuthError('user_banned');
  if (session?.accountId !== accountId) throw new AuthError('session_not_found');
  // Last, so that an expired token cannot be used to exhaust its owner's limit.
  if (!deps.mayAsk(accountId)) throw new AppError('rate_limited');
  return { account, session };
}
