import type { Context } from 'hono';
import * as z from 'zod';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { visitorBlock } from '../../../http/ip-address.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { canonicalEmail } from '../canonical-email.ts';
import { readAuthBody } from '../read-auth-body.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { beginSession, type TokenAnswer } from '../sessions/issue-session.ts';
import { text } from './fields.ts';

/** Longer ones are wrong without being hashed. */
const MOST_CHARACTERS = 1024;

const body = z.object({ email: text.optional(), phone: text.optional(), password: text });

/** POST /token?grant_type=password */
export function tokenByPassword(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { email, phone, password } = await readAuthBody(c, body);
    if (email === undefined && phone !== undefined) throw new AuthError('phone_provider_disabled');
    return answerJson(c, 200, await signIn(deps, email ?? '', password, c));
  };
}

/**
 * An address without an account, a wrong password, and an address that waits with a wrong password take the same steps
 * and end alike.
 */
async function signIn(deps: AuthDeps, given: string, password: string, c: Context<AppEnv>): Promise<TokenAnswer> {
  const email = canonicalEmail(given);
  if (email === undefined || password.length > MOST_CHARACTERS) throw new AuthError('invalid_credentials');
  const leave = await deps.signInGate.enter(email, visitorBlock(c.get('facts').clientAddress));
  const [account, signUp] = await Promise.all([deps.accounts.findByEmail(email), deps.signUps.findByEmail(email)]);
  const hash = account === undefined ? signUp?.passwordHash : account.passwordHash;
  if (!(await deps.passwords.fits(password, hash))) {
    deps.recordEvent('sign_in_failed', { accountId: account?.id });
    throw new AuthError('invalid_credentials');
  }
  await leave();
  if (account === undefined) throw new AuthError('email_not_confirmed');
  const answer = await beginSession(deps, account, 'password', describeDevice(c.env.incoming.headers['user-agent']));
  deps.recordEvent('signed_in', { accountId: account.id, method: 'password' });
  return answer;
}
