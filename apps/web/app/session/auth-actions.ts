import type { LanguageCode } from '@wordlamp/engine/languages';
import type { SessionStore } from './session-store.ts';
import type { SignInOutcome } from './sign-in-outcome.ts';
import type { SignOutScope } from './sign-out-scope.ts';

export type AuthActions = {
  signIn(email: string, password: string): Promise<SignInOutcome>;
  signUp(email: string, password: string, fullName: string): Promise<SignInOutcome>;
  /** Leaves for the provider's page; the answer comes to the site's root. */
  signInWithProvider(provider: string): Promise<SignInOutcome>;
  /** Tells the visitor what came of it. Answers whether the server has ended what it was to end. */
  signOut(scope?: SignOutScope): Promise<boolean>;
};

type ActionDeps = {
  store: SessionStore;
  language: LanguageCode;
  /** Says how a signing out went, in the page's language. */
  tellSignOut(isDone: boolean, isSignedOutHere: boolean): Promise<void>;
};

/** What `useAuth` offers. The client is loaded when the first of them is called. */
export function createAuthActions({ store, language, tellSignOut }: ActionDeps): AuthActions {
  async function calls() {
    await store.follow();
    return import('./auth-calls.ts');
  }
  return {
    signIn: async (email, password) => (await calls()).signInWithPassword(email, password),
    signUp: async (email, password, fullName) => (await calls()).signUp({ email, password, fullName, language }),
    signInWithProvider: async (provider) => (await calls()).leaveForProvider(provider),
    async signOut(scope = 'local') {
      const isDone = await (await calls()).signOut(scope);
      await tellSignOut(isDone, scope === 'local');
      return isDone;
    },
  };
}
