import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { type AccountApp, SITE } from './account-app.ts';
import { type Browser, browserOf, type Landing } from './browser.ts';

export const PAGE = `${SITE}/en/ai-prompt-generator`;

export type ProviderSignIn = Landing & {
  client: SupabaseClient;
  /** Of the exchange; `null` is a person who is signed in. */
  error: AuthError | null;
};

/** Begins as the page does: the real client makes the address. @returns it, as the site's own */
export async function signInAddress(app: AccountApp, client: SupabaseClient, name = 'home'): Promise<string> {
  const { data } = await client.auth.signInWithOAuth({
    provider: name as 'google', // the client's type only knows Supabase's own providers
    options: { redirectTo: PAGE, skipBrowserRedirect: true },
  });
  return (data.url ?? '').replace(app.url, SITE);
}

/** Up to the provider, which redirects the browser to this URL. */
export async function callbackAddress(app: AccountApp, browser: Browser, client = app.client()): Promise<string> {
  const toProvider = await browser.step(await signInAddress(app, client));
  const back = await browser.step(toProvider.headers.get('location') ?? '');
  return back.headers.get('location') ?? '';
}

/** All of a sign-in: the page, the provider, the way back, the exchange. */
export async function signInAtProvider(app: AccountApp, browser: Browser = browserOf(app)): Promise<ProviderSignIn> {
  const client = app.client();
  const landing = await browser.open(await signInAddress(app, client));
  const { error } = await client.auth.exchangeCodeForSession(landing.url.searchParams.get('code') ?? '');
  return { ...landing, client, error };
}
