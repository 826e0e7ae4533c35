import type { Context } from 'hono';
import * as z from 'zod';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { truncatedAddress } from '../../../http/ip-address.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { askerCookie } from '../links/asker-cookie.ts';
import { sendLinks } from '../links/send-link.ts';
import { readAuthBody } from '../read-auth-body.ts';
import { redirectTarget } from '../redirect-target.ts';
import { readChallenge } from '../sessions/code-challenge.ts';
import { challengeFields, text } from './fields.ts';
import { mailEmailChange } from './mail-email-change.ts';
import { readEmail } from './read-email.ts';
import { signUpMail } from './sign-up-mail.ts';

const body = z.object({ type: text, email: text.optional(), ...challengeFields });

type Again = {
  email: string;
  codeChallenge: string | undefined;
  redirectTo: string | undefined;
  network: string;
  /** Whether the request comes from the browser whose challenge that is. */
  isOwnBrowser: (codeChallenge: string | undefined) => boolean;
};

/** POST /resend: mails the link of a sign-up or an e-mail change again; the response is the same if there is none. */
export function resend(deps: AuthDeps) {
  const asker = askerCookie(deps.publicUrl);
  return async (c: Context<AppEnv>): Promise<Response> => {
    const given = await readAuthBody(c, body);
    const codeChallenge = readChallenge(given);
    const again: Again = {
      email: readEmail(given.email ?? ''),
      codeChallenge,
      redirectTo: c.req.query('redirect_to'),
      network: truncatedAddress(c.get('facts').clientAddress),
      isOwnBrowser: (challenge) => asker.hasAskedFor(c, challenge),
    };
    if (given.type === 'signup') deps.afterAnswer(() => resendSignUp(deps, again));
    else if (given.type === 'email_change') deps.afterAnswer(() => resendEmailChange(deps, again));
    else throw new AuthError('validation_failed', { message: 'type must be signup or email_change' });
    return answerJson(c, 200, {}, asker.header(codeChallenge));
  };
}

/**
 * The same for an address that has an account, except that no mail is sent: the schedule must not reveal that the
 * account exists.
 */
async function resendSignUp(deps: AuthDeps, again: Again): Promise<void> {
  const { email, codeChallenge, redirectTo, network } = again;
  const signUp = await deps.signUps.findByEmail(email);
  if (signUp === undefined) return;
  // The client has replaced the verifier of the sign-up. For all others the password stays bound to the first.
  if (codeChallenge !== undefined && again.isOwnBrowser(signUp.codeChallenge))
    await deps.signUps.changeChallenge(signUp.id, codeChallenge);
  const account = await deps.accounts.findByEmail(email);
  const link = {
    kind: 'signup',
    ownerId: signUp.id,
    email,
    codeChallenge: codeChallenge ?? signUp.codeChallenge,
    redirectTo: redirectTo === undefined ? signUp.redirectTo : redirectTarget(redirectTo, deps.publicUrl),
  } as const;
  const mailOf = (address: string) => signUpMail(deps, account, address);
  await sendLinks(deps, { kind: 'signup', email, network }, account?.metadata ?? signUp.metadata, [{ link, mailOf }]);
}

async function resendEmailChange(deps: AuthDeps, { email, codeChallenge, redirectTo, network }: Again): Promise<void> {
  const account = await deps.accounts.findByEmail(email);
  if (account?.newEmail === undefined) return;
  const request = { newEmail: account.newEmail, codeChallenge, network };
  await mailEmailChange(deps, account, { ...request, redirectTo: redirectTarget(redirectTo, deps.publicUrl) });
}
