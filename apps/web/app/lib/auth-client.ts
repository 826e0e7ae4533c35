import type { SupabaseClient } from '@supabase/supabase-js';
import { backend } from './backend.config.ts';
import { backendFetch } from './backend-fetch.ts';

/** The build's backend settings are invalid; the message is the client's. */
export class BackendSettingError extends Error {}

let loading: Promise<SupabaseClient> | undefined;

/**
 * The client of the backend, one for each tab, loaded when it is first needed: it is half as large as everything else on
 * the page. It keeps the session, refreshes it, and sends its token with every call; a visitor who is not signed in calls
 * with the public key alone.
 * @throws BackendSettingError 'supabaseUrl is required.' or 'supabaseKey is required.' if the build set an empty one
 */
export function authClient(): Promise<SupabaseClient> {
  loading ??= connect().catch((error: unknown) => {
    loading = undefined; // a chunk lost by a bad connection can be loaded by the next try
    throw error;
  });
  return loading;
}

async function connect(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  const { url, key } = backend();
  try {
    return createClient(url, key, {
      auth: { flowType: 'pkce', persistSession: true, autoRefreshToken: true, detectSessionInUrl: true },
      global: { fetch: backendFetch },
    });
  } catch (reason) {
    throw reason instanceof Error ? new BackendSettingError(reason.message, { cause: reason }) : reason;
  }
}
