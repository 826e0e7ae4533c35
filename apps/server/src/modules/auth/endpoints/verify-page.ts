import type { Context } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { securityHeaders } from '../../../http/security-headers.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { renderConfirmPage } from '../confirm-page.ts';
import { askerCookie } from '../links/asker-cookie.ts';
import { choosePasswordLink } from '../links/choose-password-link.ts';
import { isLinkType } from '../links/send-link.ts';
import { tokenHash } from '../random-token.ts';
import { redirectTarget } from '../redirect-target.ts';
import { mailLanguage } from '../user-metadata.ts';
import { redirectWithError, seeOther } from './redirect-with-error.ts';

/**
 * GET /verify, where a link in a mail leads: a page with a button. Nothing happens before it is pressed, since mail
 * scanners open links, too. A browser that did not request the mail is redirected to the page for a new password.
 */
export function verifyPage(deps: AuthDeps) {
  const asker = askerCookie(deps.publicUrl);
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { token = '', type = '', redirect_to: redirectTo } = c.req.query();
    const link = isLinkType(type) ? await deps.mailLinks.find(tokenHash(token)) : undefined;
    if (link === undefined || !isLinkType(type))
      return redirectWithError(c, redirectTarget(redirectTo, deps.publicUrl), new AuthError('otp_expired'));
    const signUp = await deps.signUps.find(link.ownerId);
    const hasAsked = [link.codeChallenge, signUp?.codeChallenge].some((challenge) => asker.hasAskedFor(c, challenge));
    if (type !== 'email_change' && !hasAsked) return seeOther(c, await choosePasswordLink(deps, link, token, type));
    const owner = (await deps.accounts.find(link.ownerId)) ?? signUp;
    const { html, headers } = renderConfirmPage({
      language: mailLanguage(owner?.metadata ?? {}),
      kind: type === 'email_change' ? 'emailChange' : type,
      hiddenFields: { token, type, redirect_to: link.redirectTo },
    });
    return new Response(html, {
      headers: { ...securityHeaders(deps.publicUrl), ...headers, 'x-request-id': c.get('facts').id },
    });
  };
}
