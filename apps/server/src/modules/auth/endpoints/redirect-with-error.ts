import type { Context } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AuthError } from '../auth-error.ts';
import { withQuery } from '../redirect-target.ts';

/** Redirects a browser with the error in query and fragment, since the client may read either. */
export function redirectWithError(c: Context<AppEnv>, target: string, { code, status, message }: AuthError): Response {
  const error = status >= 500 ? 'server_error' : 'access_denied';
  const values = { error, error_code: code, error_description: message };
  return seeOther(c, `${withQuery(target, values)}#${new URLSearchParams(values)}`);
}

/** 303, so that a POST is followed by a GET and never repeated. */
export function seeOther(c: Context<AppEnv>, location: string): Response {
  return redirect(c, 303, location);
}

/** 302, for what was not posted. */
export function found(c: Context<AppEnv>, location: string, extra?: Readonly<Record<string, string>>): Response {
  return redirect(c, 302, location, extra);
}

function redirect(
  c: Context<AppEnv>,
  status: 302 | 303,
  location: string,
  extra: Readonly<Record<string, string>> = {},
): Response {
  const { apiHeaders, id } = c.get('facts');
  const { 'content-type': _, ...headers } = apiHeaders;
  return new Response(null, {
    status,
    headers: { ...headers, 'x-request-id': id, 'referrer-policy': 'no-referrer', ...extra, location },
  });
}
