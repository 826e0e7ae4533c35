import { AUTH_ERRORS, type AuthErrorCode } from '@wordlamp/contract/auth-errors';
import type { Context } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { withQuery } from '../redirect-target.ts';

/** Sends a browser on with what went wrong, in query and fragment: the client reads either. */
export function redirectWithError(
  c: Context<AppEnv>,
  target: string,
  code: AuthErrorCode,
  error: 'access_denied' | 'invalid_request' | 'server_error' = 'access_denied',
  description: string = AUTH_ERRORS[code].text,
): Response {
  const values = { error, error_code: code, error_description: description };
  return seeOther(c, `${withQuery(target, values)}#${new URLSearchParams(values)}`);
}

/** 303, so that what was posted is fetched and never sent again. */
export function seeOther(c: Context<AppEnv>, location: string): Response {
  const { apiHeaders, id } = c.get('facts');
  const { 'content-type': _, ...headers } = apiHeaders;
  return new Response(null, {
    status: 303,
    headers: { ...headers, 'x-request-id': id, 'referrer-policy': 'no-referrer', location },
  });
}
