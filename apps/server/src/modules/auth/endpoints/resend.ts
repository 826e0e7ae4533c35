import type { Context } from 'hono';
import * as z from 'zod';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { sendLink } from '../links/send-link.ts';
import { readAuthBody } from '../read-auth-body.ts';
import { redirectTarget } from '../redirect-target.ts';
import { readChallenge } from '../sessions/code-challenge.ts';
import { challengeFields, text } from './fields.ts';
import { mailEmailChange } from './mail-email-change.ts';
import { readEmail } from './read-email.ts';

const body = z.object({ type: text, email: text.optional(), ...challengeFields });

type Again = { email: string; codeChallenge: string | undefined; redirectTo: string | undefined };

/** POST /resend: the mail of a sign-up or an e-mail change once more; the answer is the same whether there is one. */
export function resend(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const given = await readAuthBody(c, body);
    const email = readEmail(given.email ?? '');
    const again = { email, codeChallenge: readChallenge(given), redirectTo: c.req.query('redirect_to') };
    if (given.type === 'signup') deps.afterAnswer(() => resendSignUp(deps, again));
    else if (given.type === 'email_change') deps.afterAnswer(() => resendEmailChange(deps, again));
    else throw new AuthError('validation_failed', { message: 'type must be signup or email_change' });
    return answerJson(c, 200, {});
  };
}

async function resendSignUp(deps: AuthDeps, { email, codeChallenge, redirectTo }: Again): Promise<void> {
  const signUp = await deps.signUps.findByEmail(email);
  // Counted whether or not there is an account, since the count decides what becomes of the next sign-up.
  if (signUp === undefined || !(await deps.mayMail('signup', email))) return;
  if ((await deps.accounts.findByEmail(email)) !== undefined) return;
  const link = {
    kind: 'signup',
    ownerId: signUp.id,
    email,
    codeChallenge: codeChallenge ?? signUp.codeChallenge,
    redirectTo: redirectTo === undefined ? signUp.redirectTo : redirectTarget(redirectTo, deps.publicUrl),
  } as const;
  await sendLink(deps, link, signUp.metadata, (address) => ({ kind: 'confirmSignUp', link: address }));
}

async function resendEmailChange(deps: AuthDeps, { email, codeChallenge, redirectTo }: Again): Promise<void> {
  const account = await deps.accounts.findByEmail(email);
  if (account?.newEmail === undefined) return;
  await mailEmailChange(deps, account, account.newEmail, codeChallenge, redirectTarget(redirectTo, deps.publicUrl));
}
