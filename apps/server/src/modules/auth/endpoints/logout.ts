import type { Context } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { emptyAnswer } from '../../../http/empty-answer.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { requirePerson } from '../sessions/require-person.ts';

/** POST /logout?scope=global|local|others */
export function logout(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { account, session } = await requirePerson(deps, c);
    const scope = c.req.query('scope') ?? 'global';
    if (scope === 'global') await deps.sessions.deleteAll(account.id);
    else if (scope === 'local') await deps.sessions.delete(session.id);
    else if (scope === 'others') await deps.sessions.deleteOthers(account.id, session.id);
    else throw new AuthError('validation_failed', { message: `Unsupported logout scope "${scope.slice(0, 20)}"` });
    deps.recordEvent('signed_out', { accountId: account.id, method: scope });
    return emptyAnswer(c);
  };
}
