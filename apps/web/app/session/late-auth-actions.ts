import type { AuthActions } from './auth-actions.ts';
import type { ActionDeps } from './create-auth-actions.ts';

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
