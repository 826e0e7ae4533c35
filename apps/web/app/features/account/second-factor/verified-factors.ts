import type { User } from '@supabase/supabase-js';

export type VerifiedFactor = {
  id: string;
  kind: 'totp' | 'phone';
  /** Undefined for one that has none. */
  phone: string | undefined;
  createdAt: string;
};

/** The second factors that a person can use, the oldest first; one whose set-up was never finished is none. */
export function verifiedFactors({ factors }: Pick<User, 'factors'>): VerifiedFactor[] {
  return (factors ?? [])
    .flatMap((factor) => {
      const kind = factor.factor_type;
      if (factor.status !== 'verified' || (kind !== 'totp' && kind !== 'phone')) return [];
      const phone = 'phone' in factor && typeof factor.phone === 'string' ? factor.phone : undefined;
      return [{ id: factor.id, kind, phone, createdAt: factor.created_at }];
    })
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}
