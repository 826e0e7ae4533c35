import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Account } from '../account-store.ts';
import { AuthError } from '../auth-error.ts';
import type { SigningKeys } from '../keys/signing-keys.ts';
import { UUID } from '../uuid.ts';
import type { Session } from './session-store.ts';

export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** Allowed clock skew between two servers. */
const LEEWAY_SECONDS = 5;
const AUDIENCE = 'authenticated';
const ALGORITHM = 'ES256';
/** Ours are below 1 KiB; longer ones are rejected before verification. */
const MAX_CHARACTERS = 8192;

export type AccessTokenDeps = { keys: SigningKeys; publicUrl: string; now: () => Date };
type AccessTokenClaims = { accountId: string; sessionId: string };

export type AccessTokens = {
  sign(account: Account, session: Session, providers: readonly string[]): Promise<{ token: string; expiresAt: number }>;
  /** @throws AuthError `bad_jwt` for anything but a valid token of ours */
  verify(token: string): Promise<AccessTokenClaims>;
};

export function accessTokens({ keys, publicUrl, now }: AccessTokenDeps): AccessTokens {
  const issuer = `${publicUrl}/auth/v1`;
  return {
    async sign(account, session, providers) {
      const { id: kid, privateKey } = await keys.current();
      const issuedAt = Math.floor(now().getTime() / 1000);
      const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
      // Without user_metadata, which may be 4 KB: the token travels with every request.
      const token = await new SignJWT({
        email: account.email,
        phone: '',
        app_metadata: { provider: providers[0] ?? 'email', providers },
        role: AUDIENCE,
        aal: session.aal,
        amr: session.amr,
        session_id: session.id,
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid })
        .setIssuer(issuer)
        .setSubject(account.id)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(privateKey);
      return { token, expiresAt };
    },
    async verify(token) {
      if (token.length > MAX_CHARACTERS) throw badJwt('token is too long');
      const claims = await verified(token, await keys.publicKeys(), issuer, now());
      const { sub, session_id: sessionId, iat = 0 } = claims;
      if (iat > now().getTime() / 1000 + LEEWAY_SECONDS) throw badJwt('token is used before it was issued');
      if (!UUID.test(sub ?? '') || typeof sessionId !== 'string') throw badJwt('sub or session_id is no UUID');
      return { accountId: sub ?? '', sessionId };
    },
  };
}

type PublicKeys = Awaited<ReturnType<SigningKeys['publicKeys']>>;

async function verified(token: string, keys: PublicKeys, issuer: string, currentDate: Date): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: [ALGORITHM],
      issuer,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'exp', 'iat', 'session_id'],
      clockTolerance: LEEWAY_SECONDS,
      currentDate,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError)
      throw badJwt(error instanceof errors.JWTExpired ? 'token is expired' : 'token is not valid');
    throw error;
  }
}

const badJwt = (reason: string) => new AuthError('bad_jwt', { values: { reason } });
