import type { Context } from 'hono';
import * as z from 'zod';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { truncatedAddress } from '../../../http/ip-address.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { askerCookie } from '../links/asker-cookie.ts';
import { sendLinks } from '../links/send-link.ts';
import { readAuthBody } from '../read-auth-body.ts';
import { redirectTarget } from '../redirect-target.ts';
import { readChallenge } from '../sessions/code-challenge.ts';
import { challengeFields, text } from './fields.ts';
import { readEmail } from './read-email.ts';

const body = z.object({ email: text, ...challengeFields });

/**
 * POST /recover: mails a link for a new password. The response is the same for everyone, and sent before anything is
 * looked up.
 */
export function recover(deps: AuthDeps) {
  const asker = askerCookie(deps.publicUrl);
  return async (c: Context<AppEnv>): Promise<Response> => {
    const given = await readAuthBody(c, body);
    const email = readEmail(given.email);
    const codeChallenge = readChallenge(given);
    const redirectTo = redirectTarget(c.req.query('redirect_to'), deps.publicUrl);
    const request = { email, codeChallenge, redirectTo, network: truncatedAddress(c.get('facts').clientAddress) };
    deps.afterAnswer(() => mailRecovery(deps, request));
    return answerJson(c, 200, {}, asker.header(codeChallenge));
  };
}

type RecoveryRequest = { email: string; codeChallenge: string | undefined; redirectTo: string; network: string };

async function mailRecovery(
  deps: AuthDeps,
  { email, codeChallenge, redirectTo, network }: RecoveryRequest,
): Promise<void> {
  const account = await deps.accounts.findByEmail(email);
  const owner = account ?? (await deps.signUps.findByEmail(email));
  if (owner === undefined) return;
  if (account !== undefined) {
    const now = deps.now().toISOString();
    await deps.accounts.update(account.id, { recoverySentAt: now }, account.updatedAt);
  }
  const link = { kind: 'recovery', ownerId: owner.id, email, codeChallenge, redirectTo } as const;
  const mailOf = (address: string) => ({ kind: 'recover', link: address }) as const;
  await sendLinks(deps, { kind: 'recovery', email, network }, owner.metadata, [{ link, mailOf }]);
}
