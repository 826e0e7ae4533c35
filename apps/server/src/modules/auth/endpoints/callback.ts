import type { Context } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { accountOfPerson } from '../external/account-of-person.ts';
import { flowCookie } from '../external/flow-cookie.ts';
import type { FlowSecrets } from '../external/identity-provider.ts';
import { takeFlow } from '../external/provider-flow.ts';
import type { ProviderFlow } from '../external/provider-flow-store.ts';
import { withQuery } from '../redirect-target.ts';
import { issueAuthCode } from '../sessions/issue-auth-code.ts';
import { onlyValue } from './only-value.ts';
import { found, redirectWithError } from './redirect-with-error.ts';
import { refuseProvider } from './refuse-provider.ts';

/**
 * GET /callback, where a provider sends a browser back. Whatever goes wrong ends at the page that asked, or, before it
 * is known which one did, at the site's root. No POST, since our cookie is not sent with one from another site.
 */
export function callback(deps: AuthDeps) {
  const cookie = flowCookie(deps.publicUrl);
  return async (c: Context<AppEnv>): Promise<Response> => {
    let target = `${deps.publicUrl}/`;
    try {
      const query = new URL(c.req.url).searchParams;
      const state = onlyValue(query, 'state');
      if (state === undefined) throw new AuthError('bad_oauth_callback');
      const flow = await takeFlow(deps, state, cookie.read(c, state));
      target = flow.redirectTo;
      return found(c, withQuery(target, { code: await signIn(deps, flow, query) }));
    } catch (error) {
      if (error instanceof AuthError) return redirectWithError(c, target, error);
      throw error;
    }
  };
}

/** @returns a code for the page that asked */
async function signIn(
  deps: AuthDeps,
  { provider: name, secrets, codeChallenge }: ProviderFlow & { secrets: FlowSecrets },
  query: URLSearchParams,
): Promise<string> {
  const provider = deps.providers.find(name);
  if (provider === undefined) throw new AuthError('bad_oauth_state'); // the settings have changed in the meantime
  const answer = await provider.findPerson(query.toString(), secrets);
  if ('failure' in answer) throw refuseProvider(deps, provider, answer.failure);
  const account = await accountOfPerson(deps, name, answer.value);
  return issueAuthCode(deps, { accountId: account.id, codeChallenge, method: 'oauth', signUp: undefined });
}
