import type { Context } from 'hono';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import type { Account } from '../account-store.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { describeUser } from '../sessions/describe-user.ts';
import { requirePerson } from '../sessions/require-person.ts';

/** GET /user */
export function getUser(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { account } = await requirePerson(deps, c);
    return answerUser(deps, c, account);
  };
}

export async function answerUser(deps: AuthDeps, c: Context<AppEnv>, account: Account): Promise<Response> {
  const [identities, factors] = await Promise.all([deps.accounts.identities(account.id), deps.listFactors(account.id)]);
  return answerJson(c, 200, describeUser(account, identities, factors));
}
