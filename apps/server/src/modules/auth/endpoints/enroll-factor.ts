import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { drawQrCode } from '../factors/draw-qr-code.ts';
import type { FactorType } from '../factors/factor-store.ts';
import { unverifiedSince } from '../factors/list-factors.ts';
import { newOneTimePassword } from '../factors/one-time-password.ts';
import { readAuthBody } from '../read-auth-body.ts';
import { type Person, requirePerson } from '../sessions/require-person.ts';
import { requireRecentProof } from '../sessions/require-recent-proof.ts';
import { text } from './fields.ts';

const MAX_FACTORS = 10;
const MAX_CHARACTERS = 64;
/** E.164 without the plus. */
const PHONE = /^[1-9][0-9]{6,14}$/;

const body = z.object({
  factor_type: text,
  friendly_name: text.nullish(),
  issuer: text.nullish(),
  phone: text.nullish(),
});
type EnrollRequest = z.output<typeof body>;

/** POST /factors: enrolls a second factor; it takes effect once a first code was right. */
export function enrollFactor(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const person = await requirePerson(deps, c);
    const request = await readAuthBody(c, body);
    if (request.factor_type !== 'totp' && request.factor_type !== 'phone')
      throw invalid('factor_type needs to be totp, phone, or webauthn');
    await requireRecentProof(deps, person, 'addFactor');
    const enroll = request.factor_type === 'totp' ? enrollApp : enrollPhone;
    return answerJson(c, 200, await enroll(deps, person, request));
  };
}

async function enrollApp(deps: AuthDeps, { account }: Person, request: EnrollRequest): Promise<object> {
  const issuer = readShortText(request.issuer, 'issuer') || new URL(deps.publicUrl).host;
  const { secret, uri } = newOneTimePassword(issuer, account.email);
  const begun = await addFactor(deps, account.id, 'totp', request, secret);
  return { ...begun, totp: { qr_code: drawQrCode(uri), secret, uri } };
}

/** Enrolling the same number again replaces the unverified factor. */
async function enrollPhone(deps: AuthDeps, { account }: Person, request: EnrollRequest): Promise<object> {
  if (deps.sendSms === undefined) throw new AuthError('mfa_phone_enroll_not_enabled');
  const phone = readPhone(request.phone);
  if (!deps.mayText(phone)) throw new AuthError('phone_not_supported');
  const before = (await deps.listFactors(account.id)).find((factor) => factor.phone === phone);
  if (before?.status === 'verified') throw new AuthError('mfa_verified_factor_exists');
  if (before !== undefined) await deps.factors.delete(account.id, before.id);
  return { ...(await addFactor(deps, account.id, 'phone', request, phone)), phone };
}

async function addFactor(deps: AuthDeps, accountId: string, type: FactorType, request: EnrollRequest, secret: string) {
  const id = randomUUID();
  const friendlyName = readShortText(request.friendly_name, 'friendly_name');
  const now = deps.now();
  const sealed = deps.factorSealer.seal(secret, id);
  const added = await deps.factors.add(
    { id, accountId, type, friendlyName, sealed, createdAt: now.toISOString() },
    { most: MAX_FACTORS, unverifiedSince: unverifiedSince(now) },
  );
  if (added === 'no account') throw new AuthError('user_not_found');
  if (added === 'too many') throw new AuthError('too_many_enrolled_mfa_factors');
  if (added === 'name taken') throw new AuthError('mfa_factor_name_conflict', { values: { name: friendlyName } });
  return { id, type, friendly_name: friendlyName };
}

/** Control characters and lone surrogates are not part of names, and break formats they are written into. */
function readShortText(given: string | null | undefined, field: string): string {
  const trimmed = (given ?? '').trim();
  if (trimmed.length > MAX_CHARACTERS) throw invalid(`${field} must not be longer than ${MAX_CHARACTERS} characters`);
  if (/[\p{Cc}\p{Cs}]/u.test(trimmed)) throw invalid(`${field} must not contain control characters`);
  return trimmed;
}

function readPhone(given: string | null | undefined): string {
  if (!given) throw invalid('Phone number required to enroll Phone factor');
  const digits = given.replaceAll(' ', '').replace(/^\+/, '');
  if (!PHONE.test(digits)) throw invalid('Invalid phone number format (E.164 required)');
  return digits;
}

const invalid = (message: string) => new AuthError('validation_failed', { message });
