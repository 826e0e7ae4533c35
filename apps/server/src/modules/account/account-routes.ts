import { deletionRequest, proofRequest } from '@wordlamp/contract/account';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { emptyAnswer } from '../../http/empty-answer.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import { readJson } from '../../http/read-json.ts';
import { refuseOtherMethods } from '../../http/refuse-other-methods.ts';
import type { AuthDeps } from '../auth/auth-deps.ts';
import { limitRequests } from '../auth/limits/limit-requests.ts';
import { refuseCrossSite } from '../auth/refuse-cross-site.ts';
import { type Person, requirePerson } from '../auth/sessions/require-person.ts';
import { noteProof } from '../auth/sessions/require-recent-proof.ts';
import { type DeleteAccountDeps, deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { listSessions, signOutSession } from './list-sessions.ts';
import { type ListUsageDeps, listUsage } from './list-usage.ts';
import { onAccountError } from './on-account-error.ts';

export type AccountRouteDeps = DeleteAccountDeps & ListUsageDeps & { log: Logger; hasLimits: boolean };

const MAX_BODY_BYTES = 4096;
const MINUTE_MS = 60_000;

/** `/api/v1/account`: what the account page needs and the auth protocol lacks. */
export function accountRoutes(deps: AccountRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
    .use(refuseCrossSite)
    .use(limitRequests(deps, 300, 5 * MINUTE_MS))
    .get('/usage', async (c) => {
      const { account } = await requirePerson(deps, c);
      return answerJson(c, 200, await listUsage(deps, account.id));
    })
    .get('/sessions', async (c) => answerJson(c, 200, await listSessions(deps, await requirePerson(deps, c))))
    .delete('/sessions/:id', async (c) => {
      await signOutSession(deps, await requirePerson(deps, c), c.req.param('id'));
      return emptyAnswer(c);
    })
    .get('/export', async (c) => {
      const person = await requirePerson(deps, c);
      const disposition = { 'content-disposition': 'attachment; filename="wordlamp-account.json"' };
      return answerJson(c, 200, await exportAccount(deps, person), disposition);
    })
    .delete('/email-change', async (c) => {
      await cancelEmailChange(deps, await requirePerson(deps, c));
      return emptyAnswer(c);
    })
    .post('/proof', async (c) => {
      const person = await requirePerson(deps, c);
      const parsed = proofRequest.safeParse(await readJson(c, MAX_BODY_BYTES));
      if (!parsed.success) throw new AppError('validation_failed');
      await noteProof(deps, person, parsed.data);
      return emptyAnswer(c);
    })
    .delete('/', async (c) => {
      const person = await requirePerson(deps, c);
      const parsed = deletionRequest.safeParse(await readJson(c, MAX_BODY_BYTES));
      if (!parsed.success) throw new AppError('validation_failed');
      await deleteAccount(deps, person, parsed.data.confirmation);
      return emptyAnswer(c);
    });
  return refuseOtherMethods(routes, onlyMethods)
    .all('*', () => {
      throw new AppError('not_found');
    })
    .onError(onAccountError(deps.log));
}

/**
 * Cancels a change of the address that is not confirmed by both boxes yet and voids the links in both mails. It needs
 * no fresh proof, since nothing changes.
 */
async function cancelEmailChange(
  { accounts, recordEvent, now }: Pick<AuthDeps, 'accounts' | 'recordEvent' | 'now'>,
  { account }: Person,
): Promise<void> {
  if (account.newEmail === undefined) return;
  await accounts.cancelEmailChange(account.id, now().toISOString());
  recordEvent('email_change_canceled', { accountId: account.id });
}
