import type { Context } from 'hono';
import * as z from 'zod';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { sendLink } from '../links/send-link.ts';
import { readAuthBody } from '../read-auth-body.ts';
import { redirectTarget } from '../redirect-target.ts';
import { readChallenge } from '../sessions/code-challenge.ts';
import { challengeFields, text } from './fields.ts';
import { readEmail } from './read-email.ts';

const body = z.object({ email: text, ...challengeFields });

/** POST /recover: a link for a new password. The answer is the same for everybody, and comes before anything is looked up. */
export function recover(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const given = await readAuthBody(c, body);
    const email = readEmail(given.email);
    const codeChallenge = readChallenge(given);
    const redirectTo = redirectTarget(c.req.query('redirect_to'), deps.publicUrl);
    deps.afterAnswer(() => mailRecovery(deps, email, codeChallenge, redirectTo));
    return answerJson(c, 200, {});
  };
}

async function mailRecovery(
  deps: AuthDeps,
  email: string,
  codeChallenge: string | undefined,
  redirectTo: string,
): Promise<void> {
  const account = await deps.accounts.findByEmail(email);
  const owner = account ?? (await deps.signUps.findByEmail(email));
  if (owner === undefined || !(await deps.mayMail('recovery', email))) return;
  if (account !== undefined) {
    const now = deps.now().toISOString();
    await deps.accounts.update(account.id, { recoverySentAt: now }, account.updatedAt);
  }
  const link = { kind: 'recovery', ownerId: owner.id, email, codeChallenge, redirectTo } as const;
  await sendLink(deps, link, owner.metadata, (address) => ({ kind: 'recover', link: address }));
}
