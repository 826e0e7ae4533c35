import type { User } from '@supabase/supabase-js';

/** Whether the person has a password; people who signed in through a provider or a mailed link may not. */
export function hasPassword({ app_metadata }: Pick<User, 'app_metadata'>): boolean {
  return app_metadata.has_password !== false;
}
