import type { AuthActions } from './auth-actions.ts';
import { leaveForProvider, redeemLink, signInWithPassword, signUp } from './auth-calls.ts';
import { type LeaveDeps, leaveAccount } from './leave-account.ts';

export type ActionDeps = LeaveDeps;

/** The actions of `useAuth`, once the store follows the client. */
export async function createAuthActions(deps: ActionDeps): Promise<AuthActions> {
  const { store, language } = deps;
  await store.loadClient();
  return {
    signIn: signInWithPassword,
    signUp: (email, password, fullName) => signUp({ email, password, fullName, language }),
    redeemLink,
    signInWithProvider: leaveForProvider,
    signOut: (scope = 'local') => leaveAccount(deps, scope),
  };
}
