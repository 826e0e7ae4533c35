import type { Context } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { requirePerson } from '../sessions/require-person.ts';

/**
 * GET /user/identities/authorize and DELETE /user/identities/:id: the ways in of an account are joined by the address that
 * a provider has verified, and never by hand.
 */
export function linkIdentity(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<never> => {
    await requirePerson(deps, c);
    throw new AuthError('manual_linking_disabled');
  };
}
