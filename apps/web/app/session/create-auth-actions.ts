import type { LanguageCode } from '@wordlamp/engine/languages';
import type { i18n } from 'i18next';
import type { AuthActions } from './auth-actions.ts';
import { leaveForProvider, redeemLink, signInWithPassword, signOut, signUp } from './auth-calls.ts';
import type { SessionStore } from './session-store.ts';
import { tellSignOut } from './tell-sign-out.ts';

export type ActionDeps = { store: SessionStore; language: LanguageCode; i18n: i18n };

/** What `useAuth` offers, once the store hears what comes of it. */
export async function createAuthActions({ store, language, i18n }: ActionDeps): Promise<AuthActions> {
  await store.follow();
  return {
    signIn: signInWithPassword,
    signUp: (email, password, fullName) => signUp({ email, password, fullName, language }),
    redeemLink,
    signInWithProvider: leaveForProvider,
    async signOut(scope = 'local') {
      const isDone = await signOut(scope);
      await tellSignOut({ i18n, language, isDone, isSignedOutHere: scope === 'local' });
      return isDone;
    },
  };
}
