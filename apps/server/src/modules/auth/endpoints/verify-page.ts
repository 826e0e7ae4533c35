import type { Context } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { securityHeaders } from '../../../http/security-headers.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { renderConfirmPage } from '../confirm-page.ts';
import { isLinkType } from '../links/send-link.ts';
import { tokenHash } from '../random-token.ts';
import { redirectTarget } from '../redirect-target.ts';
import { mailLanguage } from '../user-metadata.ts';
import { redirectWithError } from './redirect-with-error.ts';

/**
 * GET /verify, where a link in a mail leads: a page with a button, and nothing happens before it is pressed, since
 * programs that read mail open links, too.
 */
export function verifyPage(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { token = '', type = '', redirect_to: redirectTo } = c.req.query();
    const link = isLinkType(type) ? await deps.mailLinks.find(tokenHash(token)) : undefined;
    if (link === undefined || !isLinkType(type))
      return redirectWithError(c, redirectTarget(redirectTo, deps.publicUrl), new AuthError('otp_expired'));
    const owner = (await deps.accounts.find(link.ownerId)) ?? (await deps.signUps.find(link.ownerId));
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
