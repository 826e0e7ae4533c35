import { otherBackendUrl } from './build-settings.config.ts';

/** The default public key of the page's own server. It names a role and grants no access. */
const OWN_KEY = 'sb_publishable_wordlamp';

type Backend = { url: string; key: string };

/** Where the functions live: the page's own origin, unless the build names another Supabase-compatible backend. */
export function backend(): Backend {
  const key: string | undefined = import.meta.env.VITE_BACKEND_KEY;
  return { url: otherBackendUrl() ?? location.origin, key: key ?? OWN_KEY };
}
