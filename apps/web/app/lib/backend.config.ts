import { otherBackendUrl } from './build-settings.config.ts';

/** The public key that the page's own server knows by default. It names a role and opens nothing. */
const OWN_KEY = 'sb_publishable_wordlamp';

type Backend = { url: string; key: string };

/** Where the functions live: the page's own origin, unless the build names another Supabase-compatible backend. */
export function backend(): Backend {
  const key: string | undefined = import.meta.env.VITE_BACKEND_KEY;
  return { url: otherBackendUrl() ?? location.origin, key: key ?? OWN_KEY };
}
