import type { Context } from 'hono';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AAL2_PROOFS, FACTOR_PROOFS } from '../factors/factor-proofs.ts';
import { findFactor } from '../factors/find-factor.ts';
import { notifyOwner } from '../notify-owner.ts';
import { requirePerson } from '../sessions/require-person.ts';
import { requireRecentProof } from '../sessions/require-recent-proof.ts';

/** DELETE /factors/:id. Sessions keep their level as long as a factor is left that could have proved it. */
export function unenrollFactor(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const person = await requirePerson(deps, c);
    const { account } = person;
    const factor = await findFactor(deps, account.id, c.req.param('id') ?? '');
    const isVerified = factor.status === 'verified';
    if (isVerified) await requireRecentProof(deps, person, 'removeFactor');
    const typesLeft = await deps.factors.delete(account.id, factor.id);
    if (isVerified) {
      if (!typesLeft.includes(factor.type))
        await deps.sessions.lower(account.id, [FACTOR_PROOFS[factor.type]], AAL2_PROOFS);
      deps.recordEvent('factor_removed', { accountId: account.id, method: factor.type });
      await notifyOwner(deps, account, 'factorRemoved');
    }
    return answerJson(c, 200, { id: factor.id });
  };
}
