import type { Context } from 'hono';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { randomCode } from '../random-code.ts';
import { requirePerson } from '../sessions/require-person.ts';
import { mailLanguage } from '../user-metadata.ts';

/** GET /reauthenticate: mails a code of six digits, a proof for changing password or address. */
export function reauthenticate(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { account } = await requirePerson(deps, c);
    if (!(await deps.mayMail('reauthentication', account.email)))
      throw new AuthError('over_email_send_rate_limit', { values: { seconds: 60 }, retryAfter: 60 });
    const code = randomCode();
    const now = deps.now().toISOString();
    await deps.mailLinks.put({
      hash: deps.codeHash(`nonce ${account.id}`, code),
      kind: 'reauthentication',
      email: account.email,
      ownerId: account.id,
      codeChallenge: undefined,
      redirectTo: deps.publicUrl,
      createdAt: now,
    });
    await deps.accounts.update(account.id, { reauthenticationSentAt: now }, account.updatedAt);
    await deps.queueMail(account.email, mailLanguage(account.metadata), { kind: 'reauthenticate', code });
    return answerJson(c, 200, {});
  };
}
