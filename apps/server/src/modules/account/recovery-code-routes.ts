import { type NewRecoveryCodes, type RecoveryCodesLeft, redeemRequest } from '@wordlamp/contract/account';
import { Hono } from 'hono';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { emptyAnswer } from '../../http/empty-answer.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import { readJson } from '../../http/read-json.ts';
import { refuseOtherMethods } from '../../http/refuse-other-methods.ts';
import type { AuthDeps } from '../auth/auth-deps.ts';
import type { AuthRouteDeps } from '../auth/auth-routes.ts';
import { limitRequests } from '../auth/limits/limit-requests.ts';
import { refuseCrossSite } from '../auth/refuse-cross-site.ts';
import { type Person, requirePerson } from '../auth/sessions/require-person.ts';
import { requireRecentProof } from '../auth/sessions/require-recent-proof.ts';
import { AccountError } from './account-error.ts';
import { onAccountError } from './on-account-error.ts';
import { newRecoveryCode, readRecoveryCode } from './recovery-code.ts';
import { redeemRecoveryCode } from './redeem-recovery-code.ts';

const CODE_COUNT = 10;
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

/**
 * Makes new recovery codes, which are shown only this once; earlier ones stop working.
 * @throws AccountError `no_second_factor`; what `requireRecentProof` throws
 */
async function makeRecoveryCodes(deps: AuthDeps, person: Person): Promise<NewRecoveryCodes> {
  const { account } = person;
  const factors = await deps.listFactors(account.id);
  if (factors.every(({ status }) => status === 'unverified')) throw new AccountError('no_second_factor');
  await requireRecentProof(deps, person, 'makeRecoveryCodes');
  const codes = Array.from({ length: CODE_COUNT }, newRecoveryCode);
  const hashes = codes.map((code) => deps.codeHash(account.id, readRecoveryCode(code) ?? ''));
  if (!(await deps.recoveryCodes.replace(account.id, hashes))) throw new AccountError('no_second_factor');
  deps.recordEvent('recovery_codes_made', { accountId: account.id });
  return { codes };
}
