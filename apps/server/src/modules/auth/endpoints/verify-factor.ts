import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import type { FactorChallenge } from '../factors/factor-challenge-store.ts';
import { FACTOR_PROOFS } from '../factors/factor-proofs.ts';
import type { StoredFactor } from '../factors/factor-store.ts';
import { findFactor } from '../factors/find-factor.ts';
import { isCode, stepOfCode } from '../factors/one-time-password.ts';
import { notifyOwner } from '../notify-owner.ts';
import { readAuthBody } from '../read-auth-body.ts';
import { raiseSession, type TokenAnswer } from '../sessions/issue-session.ts';
import { type Person, requirePerson } from '../sessions/require-person.ts';
import { UUID } from '../uuid.ts';
import { text } from './fields.ts';

export const CHALLENGE_LIFE_MS = 300_000;
const MAX_TRIES = 5;

const body = z.object({ challenge_id: text, code: z.unknown() });

/** POST /factors/:id/verify: a right code raises the session to aal2 and verifies the factor. */
export function verifyFactor(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const person = await requirePerson(deps, c);
    const given = await readAuthBody(c, body);
    const factor = await findFactor(deps, person.account.id, c.req.param('id') ?? '');
    const challenge = await findChallenge(deps, factor, given.challenge_id);
    await checkCode(deps, person, factor, challenge, given.code);
    return answerJson(c, 200, await raise(deps, person, factor));
  };
}

async function findChallenge(deps: AuthDeps, factor: StoredFactor, id: string): Promise<FactorChallenge> {
  const challenge = UUID.test(id) ? await deps.factorChallenges.find(id) : undefined;
  if (challenge?.factorId !== factor.id) throw new AuthError('mfa_factor_not_found', { status: 422 });
  if (challenge.isUsed) throw new AuthError('mfa_ip_address_mismatch');
  if (deps.now().getTime() - Date.parse(challenge.createdAt) > CHALLENGE_LIFE_MS)
    throw new AuthError('mfa_challenge_expired');
  return challenge;
}

/** Counts before checking, so that concurrent attempts cannot exceed the limits. */
async function checkCode(
  deps: AuthDeps,
  { account }: Person,
  factor: StoredFactor,
  challenge: FactorChallenge,
  code: unknown,
): Promise<void> {
  if (!isCode(code)) throw wrongCode(factor);
  if (!(await deps.factorChallenges.countTry(challenge.id, MAX_TRIES))) throw new AuthError('mfa_challenge_expired');
  const attempt = await deps.codeGate('factor', factor.id, account.id);
  if (!(await isRight(deps, factor, challenge, code))) {
    deps.recordEvent('factor_failed', { accountId: account.id, method: factor.type });
    if (attempt.isLast) await notifyOwner(deps, account, 'wrongCodes');
    throw wrongCode(factor);
  }
  await attempt.takeBack();
  if (!(await deps.factorChallenges.use(challenge.id, deps.now().toISOString())))
    throw new AuthError('mfa_ip_address_mismatch');
}

/** An app's code works once, regardless of the challenge (RFC 6238 5.2). */
async function isRight(
  deps: AuthDeps,
  factor: StoredFactor,
  challenge: FactorChallenge,
  code: string,
): Promise<boolean> {
  if (factor.type === 'phone') {
    const given = Buffer.from(deps.codeHash(challenge.id, code));
    const sent = Buffer.from(challenge.codeHash ?? '');
    return given.length === sent.length && timingSafeEqual(given, sent);
  }
  const step = stepOfCode(deps.factorSealer.open(factor.sealed, factor.id), code, deps.now());
  return step !== undefined && (await deps.factors.takeStep(factor.id, step));
}

async function raise(deps: AuthDeps, person: Person, factor: StoredFactor): Promise<TokenAnswer> {
  const { account, session } = person;
  const facts = { accountId: account.id, method: factor.type };
  const isNew = factor.status === 'unverified';
  if (isNew) {
    const isConfirmed = await deps.factors.confirm(factor, session.aal === 'aal2', deps.now().toISOString());
    // Someone who only has the password must not be able to add their own factor.
    if (!isConfirmed)
      throw new AuthError('insufficient_aal', { status: 403, message: 'AAL2 required to verify a new factor' });
    deps.recordEvent('factor_added', facts);
    await notifyOwner(deps, account, 'factorAdded');
  }
  const answer = await raiseSession(deps, account, session, FACTOR_PROOFS[factor.type], !isNew);
  await deps.sessions.deleteBelowAal2(account.id, session.id);
  deps.recordEvent('factor_passed', facts);
  return answer;
}

const wrongCode = ({ type }: StoredFactor) =>
  new AuthError('mfa_verification_failed', type === 'phone' ? { message: 'Invalid MFA Phone code entered' } : {});
