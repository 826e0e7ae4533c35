import type { LinkToken } from './link-token.ts';
import type { SignInOutcome } from './sign-in-outcome.ts';
import type { SignOutOutcome, SignOutScope } from './sign-out-scope.ts';

export type AuthActions = {
  signIn(email: string, password: string): Promise<SignInOutcome>;
  signUp(email: string, password: string, fullName: string): Promise<SignInOutcome>;
  /** Redeems a mailed link whose token this browser has. */
  redeemLink(token: LinkToken): Promise<SignInOutcome>;
  /** Leaves for the provider's page; the answer comes to the site's root. */
  signInWithProvider(provider: string): Promise<SignInOutcome>;
  /** Notifies the visitor of the outcome and, if this device is signed out, goes home. */
  signOut(scope?: SignOutScope): Promise<SignOutOutcome>;
};
