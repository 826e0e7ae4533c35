import type { Context } from 'hono';
import * as z from 'zod';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { readBody } from '../../../http/read-body.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { choosePasswordLink } from '../links/choose-password-link.ts';
import { type OpenedLink, openLink } from '../links/open-link.ts';
import { isLinkType, type LinkType } from '../links/send-link.ts';
import { tokenHash } from '../random-token.ts';
import { readAuthBody } from '../read-auth-body.ts';
import { redirectTarget, withQuery } from '../redirect-target.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { issueAuthCode } from '../sessions/issue-auth-code.ts';
import { beginSession } from '../sessions/issue-session.ts';
import { pageLink } from '../user-metadata.ts';
import { text } from './fields.ts';
import { redirectWithError, seeOther } from './redirect-with-error.ts';

const MAX_FORM_BYTES = 8 * 1024;
/** The client's message when the first of two boxes has confirmed an e-mail change. */
const HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

const body = z.object({
  type: text,
  token: text.optional(),
  token_hash: text.optional(),
  email: text.optional(),
});

/** POST /verify: the button of the page (a form), or a client that has read the token (JSON). */
export function verify(deps: AuthDeps) {
  const byForm = verifyByForm(deps);
  const byJson = verifyByJson(deps);
  return (c: Context<AppEnv>): Promise<Response> => {
    const type = c.env.incoming.headers['content-type'] ?? '';
    return type.startsWith('application/x-www-form-urlencoded') ? byForm(c) : byJson(c);
  };
}

function verifyByForm(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const bytes = await readBody(c, MAX_FORM_BYTES);
    const form = new URLSearchParams(bytes.toString());
    const target = redirectTarget(form.get('redirect_to') ?? undefined, deps.publicUrl);
    try {
      const token = form.get('token') ?? '';
      const type = readType(form.get('type') ?? '');
      const link = await deps.mailLinks.find(tokenHash(token));
      // No browser could exchange a code for it.
      if (link !== undefined && link.codeChallenge === undefined && type !== 'email_change')
        return seeOther(c, await choosePasswordLink(deps, link, token, type));
      return seeOther(c, await whereTo(deps, await openLink(deps, token, type, undefined)));
    } catch (error) {
      if (error instanceof AuthError) return redirectWithError(c, target, error);
      throw error;
    }
  };
}

/** Without a challenge no browser could exchange a code: after an e-mail change, signed-in sessions simply go on. */
async function whereTo(deps: AuthDeps, { link, account, isWhole, method, signUp }: OpenedLink): Promise<string> {
  if (!isWhole) return withQuery(link.redirectTo, { message: HALF });
  if (link.codeChallenge === undefined) return pageLink(deps.publicUrl, account.metadata, '/auth?view=confirmed');
  const { codeChallenge } = link;
  const code = await issueAuthCode(deps, { accountId: account.id, codeChallenge, method, signUp });
  return withQuery(link.redirectTo, { code });
}

function verifyByJson(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const given = await readAuthBody(c, body);
    const token = given.token_hash ?? given.token ?? '';
    const { account, isWhole, method } = await openLink(deps, token, readType(given.type), given.email);
    if (!isWhole) return answerJson(c, 200, { msg: HALF, code: '200' });
    const device = describeDevice(c.env.incoming.headers['user-agent']);
    deps.recordEvent('signed_in', { accountId: account.id, method });
    return answerJson(c, 200, await beginSession(deps, account, method, device));
  };
}

function readType(type: string): LinkType {
  if (isLinkType(type)) return type;
  throw new AuthError('otp_expired');
}
