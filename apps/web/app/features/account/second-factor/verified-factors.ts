import type { User } from '@supabase/supabase-js';

export type VerifiedFactor = {
  id: string;
  kind: 'totp' | 'phone';
  /** With its country code (E.164); undefined if it is not a phone. */
  phone: string | undefined;
  createdAt: string;
};

/** The second factors that a person can use, oldest first, without those whose set-up was never finished. */
export function verifiedFactors({ factors }: Pick<User, 'factors'>): VerifiedFactor[] {
  return (factors ?? [])
    .flatMap((factor) => {
      const kind = factor.factor_type;
      if (factor.status !== 'verified' || (kind !== 'totp' && kind !== 'phone')) return [];
      const phone = 'phone' in factor && typeof factor.phone === 'string' ? withPlus(factor.phone) : undefined;
      return [{ id: factor.id, kind, phone, createdAt: factor.created_at }];
    })
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}

/** The protocol leaves the sign away that shows where a number begins. */
function withPlus(digits: string): string {
  return digits.startsWith('+') ? digits : `+${digits}`;
}
