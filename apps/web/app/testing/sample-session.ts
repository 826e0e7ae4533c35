import type { Session } from '@supabase/supabase-js';

const PERSON = '6f1c1c0e-3f5e-4b0e-9a53-0d1f3a0c9d11';

type SampleSession = { aal?: 'aal1' | 'aal2'; hasFactor?: boolean; expiresInSeconds?: number };

/** A session as the backend hands it out; its token is not signed. */
export function sampleSession({
  aal = 'aal1',
  hasFactor = false,
  expiresInSeconds = 900,
}: SampleSession = {}): Session {
  const now = Math.floor(Date.now() / 1000);
  const at = new Date(now * 1000).toISOString();
  const claims = { sub: PERSON, aal, amr: [{ method: 'password', timestamp: now }], exp: now + expiresInSeconds };
  const encoded = (part: object) => btoa(JSON.stringify(part)).replace(/[+/=]/g, (char) => ENCODED[char] ?? '');
  return {
    access_token: `${encoded({ alg: 'ES256', typ: 'JWT' })}.${encoded(claims)}.${encoded({})}`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: expiresInSeconds,
    expires_at: now + expiresInSeconds,
    user: {
      id: PERSON,
      aud: 'authenticated',
      email: 'ada@example.test',
      app_metadata: {},
      user_metadata: {},
      created_at: at,
      factors: hasFactor ? [{ id: 'f', factor_type: 'totp', status: 'verified', created_at: at, updated_at: at }] : [],
    },
  };
}

/** Keeps a session as the client does. */
export function storeSession(session: Session): void {
  localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session));
}

const ENCODED: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };
