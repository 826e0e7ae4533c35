import type { AuthError, Session } from '@supabase/supabase-js';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { authClient } from '../lib/auth-client.ts';
import type { LinkToken } from './link-token.ts';
import { needsSecondFactor } from './needs-second-factor.ts';
import type { SignInOutcome } from './sign-in-outcome.ts';
import type { SignOutScope } from './sign-out-scope.ts';

/** Where links in mails and providers lead back to: the site's root, which sends them on to a language. */
const siteRoot = () => `${location.origin}/`;

export async function signInWithPassword(email: string, password: string): Promise<SignInOutcome> {
  const { auth } = await authClient();
  const { data, error } = await auth.signInWithPassword({ email, password });
  return error ? { outcome: 'failed', error } : signedIn(data.session);
}

type SignUp = { email: string; password: string; fullName: string; language: LanguageCode };

export async function signUp({ email, password, fullName, language }: SignUp): Promise<SignInOutcome> {
  const { auth } = await authClient();
  const { data, error } = await auth.signUp({
    email,
    password,
    options: { emailRedirectTo: siteRoot(), data: { full_name: fullName, language } },
  });
  if (error) return { outcome: 'failed', error };
  return data.session ? signedIn(data.session) : { outcome: 'mailSent' };
}

export async function redeemLink(token: LinkToken): Promise<SignInOutcome> {
  const { auth } = await authClient();
  const { data, error } = await auth.verifyOtp(token);
  if (error) return { outcome: 'failed', error };
  return data.session ? signedIn(data.session) : { outcome: 'mailSent' };
}

export async function leaveForProvider(provider: string): Promise<SignInOutcome> {
  const { auth } = await authClient();
  const { error } = await auth.signInWithOAuth({
    // The client's type lists the providers of Supabase; ours are those that the server names.
    provider: provider as 'google',
    options: { redirectTo: siteRoot() },
  });
  return error ? { outcome: 'failed', error } : { outcome: 'leaving' };
}

export async function signOut(scope: SignOutScope): Promise<AuthError | null> {
  const { auth } = await authClient();
  const { error } = await auth.signOut({ scope });
  if (error) console.warn('The server could not be told to sign out.', error);
  return error;
}

function signedIn(session: Session): SignInOutcome {
  return { outcome: needsSecondFactor(session) ? 'secondFactorNeeded' : 'signedIn' };
}
