import type { User } from '@supabase/supabase-js';

/** Whether somebody signs in with a password; whoever comes by a service may have none. */
export function hasPassword({ app_metadata }: Pick<User, 'app_metadata'>): boolean {
  return app_metadata.providers?.includes('email') ?? true;
}
