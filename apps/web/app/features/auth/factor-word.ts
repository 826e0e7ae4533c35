import type { Factor } from '@supabase/supabase-js';

/** What a second factor is called. */
export function factorWord({ factor_type }: Factor): 'secondFactor.totp' | 'secondFactor.phone' {
  return factor_type === 'phone' ? 'secondFactor.phone' : 'secondFactor.totp';
}
