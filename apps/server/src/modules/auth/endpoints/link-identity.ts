import type { Context } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { requirePerson } from '../sessions/require-person.ts';

/**
 * GET /user/identities/authorize and DELETE /user/identities/:id: identities are linked automatically by an address
 * that the provider has verified, never manually.
 */
export function linkIdentity(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<never> => {
    await requirePerson(deps, c);
    throw new AuthError('manual_linking_disabled');
  };
}
