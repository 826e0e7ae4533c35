import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import type { Account } from '../account-store.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import type { FactorChallenge } from '../factors/factor-challenge-store.ts';
import type { StoredFactor } from '../factors/factor-store.ts';
import { findFactor } from '../factors/find-factor.ts';
import { sendCode } from '../factors/send-code.ts';
import { randomCode } from '../random-code.ts';
import { readAuthBody } from '../read-auth-body.ts';
import { requirePerson } from '../sessions/require-person.ts';
import { mailLanguage } from '../user-metadata.ts';
import { text } from './fields.ts';
import { CHALLENGE_LIFE_MS } from './verify-factor.ts';

const body = z.object({ channel: text.nullish() });

/** POST /factors/:id/challenge: requests a code, and sends one if the factor is a phone. */
export function challengeFactor(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { account } = await requirePerson(deps, c);
    const { channel } = await readAuthBody(c, body);
    const factor = await findFactor(deps, account.id, c.req.param('id') ?? '');
    const id = randomUUID();
    const now = deps.now();
    const createdAt = now.toISOString();
    if (factor.type === 'phone') await challengePhone(deps, account, factor, { id, createdAt, channel });
    else await addChallenge(deps, { id, factorId: factor.id, codeHash: undefined, createdAt });
    await deps.factors.noteChallenge(factor.id, createdAt);
    const expiresAt = Math.floor((now.getTime() + CHALLENGE_LIFE_MS) / 1000);
    return answerJson(c, 200, { id, type: factor.type, expires_at: expiresAt });
  };
}

type PhoneChallenge = { id: string; createdAt: string; channel: string | null | undefined };

/** The message is sent after the row is written, so that every sent code is known. */
async function challengePhone(
  deps: AuthDeps,
  account: Account,
  factor: StoredFactor,
  { id, createdAt, channel }: PhoneChallenge,
): Promise<void> {
  if ((channel ?? 'sms') !== 'sms')
    throw new AuthError('validation_failed', { message: 'Invalid channel, supported value is sms' });
  if (deps.sendSms === undefined) throw new AuthError('sms_send_failed');
  const phone = deps.factorSealer.open(factor.sealed, factor.id);
  if (!deps.mayText(phone)) throw new AuthError('phone_not_supported');
  await deps.smsGate(factor, phone);
  const code = randomCode();
  await addChallenge(deps, { id, factorId: factor.id, codeHash: deps.codeHash(id, code), createdAt });
  await sendCode(deps, phone, code, mailLanguage(account.metadata));
}

async function addChallenge(deps: AuthDeps, challenge: FactorChallenge): Promise<void> {
  if (!(await deps.factorChallenges.add(challenge))) throw new AuthError('mfa_factor_not_found');
}
