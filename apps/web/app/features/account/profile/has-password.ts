import type { User } from '@supabase/supabase-js';

/** Whether somebody has a password; whoever came by a service, or by a link in a mail, may have none. */
export function hasPassword({ app_metadata }: Pick<User, 'app_metadata'>): boolean {
  return app_metadata.has_password !== false;
}
