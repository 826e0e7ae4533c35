import type { ProviderPerson } from '../../modules/auth/external/identity-provider.ts';

/** Claims of an ID token that was verified, and of the answer about its subject. */
export type PersonClaims = Readonly<Record<string, unknown>> & { iss: string; sub: string };

/** OpenID Connect Core 2: at most 255 ASCII characters. */
const SUBJECT = /^[\x21-\x7e]([\x20-\x7e]{0,253}[\x21-\x7e])?$/;
const MAX_NAME_CHARACTERS = 200;
/** It is kept twice, and what is kept of a person has 4 KB in all. */
const MAX_ADDRESS_CHARACTERS = 1024;
/** RFC 5321 4.5.3.1.3 */
const MAX_EMAIL_CHARACTERS = 254;

/** @throws Error for a subject that could not be kept */
export function readPerson({ iss, sub, ...claims }: PersonClaims): ProviderPerson {
  if (!SUBJECT.test(sub)) throw new Error('The subject of the ID token has a form that is not allowed.');
  const { email } = claims;
  return {
    issuer: iss,
    subject: sub,
    email: typeof email === 'string' && email.length <= MAX_EMAIL_CHARACTERS ? email : undefined,
    // Some providers send the boolean as text. A missing value means not verified.
    isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
    fullName: readName(claims.name) ?? readName(`${claims.given_name ?? ''} ${claims.family_name ?? ''}`),
    avatarUrl: readAvatar(claims.picture),
  };
}

function readName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const name = value.replace(/\p{Cc}+/gu, ' ').trim();
  return name === '' ? undefined : Array.from(name).slice(0, MAX_NAME_CHARACTERS).join('');
}

function readAvatar(value: unknown): string | undefined {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  return url.href.length <= MAX_ADDRESS_CHARACTERS ? url.href : undefined; // longer than it came, once it is encoded
}
