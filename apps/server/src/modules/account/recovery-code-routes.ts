import { type RecoveryCodesLeft, redeemRequest } from '@wordlamp/contract/account';
import { Hono } from 'hono';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { emptyAnswer } from '../../http/empty-answer.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import { readJson } from '../../http/read-json.ts';
import { refuseOtherMethods } from '../../http/refuse-other-methods.ts';
import type { AuthRouteDeps } from '../auth/auth-routes.ts';
import { limitRequests } from '../auth/limits/limit-requests.ts';
import { refuseCrossSite } from '../auth/refuse-cross-site.ts';
import { requirePerson } from '../auth/sessions/require-person.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { onAccountError } from './on-account-error.ts';
import { redeemRecoveryCode } from './redeem-recovery-code.ts';

const MAX_BODY_BYTES = 4096;
const MINUTE_MS = 60_000;

/** `/api/v1/account/recovery-codes` */
export function recoveryCodeRoutes(deps: AuthRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
    .use(refuseCrossSite)
    .use(limitRequests(deps, 60, 5 * MINUTE_MS))
    .get('/', async (c) => {
      const { account } = await requirePerson(deps, c);
      return answerJson(c, 200, { left: await deps.recoveryCodes.count(account.id) } satisfies RecoveryCodesLeft);
    })
    .post('/', async (c) => answerJson(c, 200, await makeRecoveryCodes(deps, await requirePerson(deps, c))))
    .post('/redeem', async (c) => {
      const person = await requirePerson(deps, c);
      const parsed = redeemRequest.safeParse(await readJson(c, MAX_BODY_BYTES));
      if (!parsed.success) throw new AppError('validation_failed');
      await redeemRecoveryCode(deps, person, parsed.data.code);
      return emptyAnswer(c);
    });
  return refuseOtherMethods(routes, onlyMethods).onError(onAccountError(deps.log));
}
