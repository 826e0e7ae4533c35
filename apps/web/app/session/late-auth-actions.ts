import type { AuthActions } from './auth-actions.ts';
import type { ActionDeps } from './create-auth-actions.ts';

/** Ahead: signing out on this device needs no connection, and must not need one for a file. */
export function loadAuthActions(): void {
  import('./create-auth-actions.ts').catch((reason: unknown) => {
    console.warn('Signing out could not be loaded ahead.', reason);
  });
}

/** The actions before they are loaded, which the first of them does: pages where nobody signs in do without. */
export function lateAuthActions(deps: ActionDeps): AuthActions {
  const load = async () => (await import('./create-auth-actions.ts')).createAuthActions(deps);
  return {
    signIn: async (...given) => (await load()).signIn(...given),
    signUp: async (...given) => (await load()).signUp(...given),
    redeemLink: async (...given) => (await load()).redeemLink(...given),
    signInWithProvider: async (...given) => (await load()).signInWithProvider(...given),
    signOut: async (...given) => (await load()).signOut(...given),
  };
}
