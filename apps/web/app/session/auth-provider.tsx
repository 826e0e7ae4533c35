import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { pathOf } from '../site-paths.ts';
import type { AuthActions } from './auth-actions.ts';
import { AuthContext } from './auth-context.ts';
import type { ActionDeps } from './create-auth-actions.ts';
import { createSessionStore, LOADING } from './session-store.ts';
import { useArrival } from './use-arrival.ts';

type AuthProviderProps = { children: ReactNode };

/** Provides the session (`useAuth`) to everything below, and completes sign-ins started by a link or a provider. */
export function AuthProvider({ children }: AuthProviderProps) {
  const { code: language } = useLanguage();
  const { i18n } = useTranslation('shell');
  const navigate = useNavigate();
  const [store] = useState(createSessionStore);
  const state = useSyncExternalStore(store.subscribe, store.read, () => LOADING);
  useEffect(() => store.connect(), [store]);
  useArrival(store);
  const isSignedIn = state.session !== null;
  useEffect(() => {
    if (isSignedIn) loadAuthActions();
  }, [isSignedIn]);

  const actions = useMemo(() => {
    const goHome = async () => navigate(pathOf('home', language), { replace: true });
    return lateAuthActions({ store, language, i18n, goHome });
  }, [store, language, i18n, navigate]);
  const auth = useMemo(() => ({ ...state, ...actions, ensureLoaded: store.ensureLoaded }), [state, actions, store]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Ahead: signing out on this device needs no connection, and must not need one for a file. */
function loadAuthActions(): void {
  import('./create-auth-actions.ts').catch((reason: unknown) => {
    console.warn('Signing out could not be loaded ahead.', reason);
  });
}

/** The actions, loaded on first use: pages without a sign-in never load them. */
function lateAuthActions(deps: ActionDeps): AuthActions {
  const load = async () => (await import('./create-auth-actions.ts')).createAuthActions(deps);
  return {
    signIn: async (...given) => (await load()).signIn(...given),
    signUp: async (...given) => (await load()).signUp(...given),
    redeemLink: async (...given) => (await load()).redeemLink(...given),
    signInWithProvider: async (...given) => (await load()).signInWithProvider(...given),
    signOut: async (...given) => (await load()).signOut(...given),
  };
}
