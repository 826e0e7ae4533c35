import type { Context } from 'hono';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { truncatedAddress } from '../../../http/ip-address.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { randomCode } from '../random-code.ts';
import { requirePerson } from '../sessions/require-person.ts';
import { mailLanguage } from '../user-metadata.ts';

/** Seconds until the next mail may be sent. */
const HOUR = 3600;

/** GET /reauthenticate: mails a code of six digits, a proof for changing password or address. */
export function reauthenticate(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { account } = await requirePerson(deps, c);
    const { id: ownerId, email } = account;
    const code = randomCode();
    const link = {
      hash: deps.codeHash(`nonce ${ownerId}`, code),
      kind: 'reauthentication',
      ...{ email, ownerId, codeChallenge: undefined, redirectTo: deps.publicUrl },
    } as const;
    const network = truncatedAddress(c.get('facts').clientAddress);
    const request = { kind: 'reauthentication', email, network, accountId: ownerId } as const;
    const scheduled = await deps.scheduleMail(request, { links: [link] });
    if (scheduled === undefined)
      throw new AuthError('over_email_send_rate_limit', { values: { seconds: HOUR }, retryAfter: HOUR });
    if (!scheduled.isWaiting) {
      await deps.accounts.update(ownerId, { reauthenticationSentAt: deps.now().toISOString() }, account.updatedAt);
      const mail = { kind: 'reauthenticate', code } as const;
      await deps.queueMail(email, mailLanguage(account.metadata), mail, scheduled.sendAt);
    }
    return answerJson(c, 200, {});
  };
}
