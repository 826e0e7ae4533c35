import type { Context } from 'hono';
import * as z from 'zod';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { networkBlock, visitorBlock } from '../../../http/ip-address.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { canonicalEmail } from '../canonical-email.ts';
import { readAuthBody } from '../read-auth-body.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { beginSession, type TokenAnswer } from '../sessions/issue-session.ts';
import { text } from './fields.ts';

/** Longer ones are rejected without hashing. */
const MAX_CHARACTERS = 1024;

const body = z.object({ email: text.optional(), phone: text.optional(), password: text });

/** POST /token?grant_type=password */
export function tokenByPassword(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { email, phone, password } = await readAuthBody(c, body);
    if (email === undefined && phone !== undefined) throw new AuthError('phone_provider_disabled', { status: 422 });
    return answerJson(c, 200, await signIn(deps, email ?? '', password, c));
  };
}

/**
 * An address without an account, a wrong password, and a pending address with a wrong password take the same steps and
 * get the same response. So do a pending address and an account's address that was signed up again, both with the
 * password of that sign-up: signing up a stranger's address and then signing in must not reveal whether it was new.
 */
async function signIn(deps: AuthDeps, given: string, password: string, c: Context<AppEnv>): Promise<TokenAnswer> {
  const email = canonicalEmail(given);
  if (email === undefined || password.length > MAX_CHARACTERS) throw new AuthError('invalid_credentials');
  const { clientAddress } = c.get('facts');
  const leave = await deps.signInGate.enter(email, visitorBlock(clientAddress), networkBlock(clientAddress));
  const [account, signUp] = await Promise.all([deps.accounts.findByEmail(email), deps.signUps.findByEmail(email)]);
  const isRight = await deps.passwords.fits(password, account?.passwordHash);
  if (account === undefined || !isRight) {
    deps.recordEvent('sign_in_failed', { accountId: account?.id });
    const isOfSignUp = await deps.passwords.fits(password, signUp?.passwordHash);
    throw new AuthError(isOfSignUp ? 'email_not_confirmed' : 'invalid_credentials');
  }
  await leave(); // not for a sign-up's password: anyone could choose one, and clear the counts at will
  const answer = await beginSession(deps, account, 'password', describeDevice(c.env.incoming.headers['user-agent']));
  deps.recordEvent('signed_in', { accountId: account.id, method: 'password' });
  return answer;
}
