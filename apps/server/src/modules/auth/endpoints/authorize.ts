import type { Context } from 'hono';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { flowCookie } from '../external/flow-cookie.ts';
import { keepFlow, newFlowSecrets } from '../external/provider-flow.ts';
import { randomToken } from '../random-token.ts';
import { redirectTarget } from '../redirect-target.ts';
import { readChallenge } from '../sessions/code-challenge.ts';
import { onlyValue } from './only-value.ts';
import { found, redirectWithError } from './redirect-with-error.ts';
import { refuseProvider } from './refuse-provider.ts';

/**
 * Parameters a page may pass on to the provider: how it greets the visitor. All others are ours to set, or not needed.
 */
const PASSED_ON_PARAMS = ['prompt', 'login_hint', 'ui_locales'];

const MAX_CHARACTERS = 512;

/**
 * GET /authorize: sends a browser to a provider. The result is a code for the page that asked; without a PKCE challenge
 * that page cannot be verified, so the sign-in is rejected.
 */
export function authorize(deps: AuthDeps) {
  const cookie = flowCookie(deps.publicUrl);
  return async (c: Context<AppEnv>): Promise<Response> => {
    const query = new URL(c.req.url).searchParams;
    const provider = deps.providers.find(onlyValue(query, 'provider') ?? '');
    if (provider === undefined)
      throw new AuthError('validation_failed', { message: 'Unsupported provider: provider is not enabled' });
    const codeChallenge = requireChallenge(query);
    const redirectTo = redirectTarget(onlyValue(query, 'redirect_to'), deps.publicUrl);
    const secrets = newFlowSecrets();
    const answer = await provider.signInAddress(secrets, authorizationParams(query));
    if ('failure' in answer) return redirectWithError(c, redirectTo, refuseProvider(deps, provider, answer.failure));
    const browser = randomToken();
    await keepFlow(deps, { provider: provider.name, codeChallenge, redirectTo, secrets, browser });
    const headers = { 'set-cookie': cookie.header(secrets.state, browser) };
    return onlyValue(query, 'skip_http_redirect') === 'true'
      ? answerJson(c, 200, { url: answer.value }, headers)
      : found(c, answer.value, headers);
  };
}

function requireChallenge(query: URLSearchParams): string {
  const codeChallenge = readChallenge({
    code_challenge: onlyValue(query, 'code_challenge'),
    code_challenge_method: onlyValue(query, 'code_challenge_method'),
  });
  if (codeChallenge !== undefined) return codeChallenge;
  throw new AuthError('validation_failed', {
    message: 'PKCE flow requires code_challenge_method and code_challenge',
  });
}

/** A page's extra parameters for the provider; the first of each name. */
function authorizationParams(query: URLSearchParams): Record<string, string> {
  const named = PASSED_ON_PARAMS.map((name) => [name, query.get(name) ?? ''] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== '' && value.length <= MAX_CHARACTERS));
}
