import type { Context } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { tokenByPassword } from './token-password.ts';
import { tokenByPkce } from './token-pkce.ts';
import { tokenByRefresh } from './token-refresh.ts';

/** POST /token?grant_type=password|refresh_token|pkce; GoTrue's `web3` is refused with its own error. */
export function token(deps: AuthDeps) {
  const grants: Readonly<Record<string, (c: Context<AppEnv>) => Promise<Response>>> = {
    password: tokenByPassword(deps),
    refresh_token: tokenByRefresh(deps),
    pkce: tokenByPkce(deps),
  };
  return (c: Context<AppEnv>): Promise<Response> => {
    const name = c.req.query('grant_type') ?? '';
    if (name === 'web3') throw new AuthError('web3_provider_disabled');
    const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
    if (grant === undefined) throw new AuthError('invalid_credentials', { message: 'unsupported_grant_type' });
    return grant(c);
  };
}
