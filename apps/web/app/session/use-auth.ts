import { useContext, useEffect } from 'react';
import { type Auth, AuthContext } from './auth-context.ts';

/**
 * The session, and the actions on it.
 * @throws Error outside of AuthProvider
 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  const { ensureLoaded } = auth;
  useEffect(() => ensureLoaded(), [ensureLoaded]);
  return auth;
}
