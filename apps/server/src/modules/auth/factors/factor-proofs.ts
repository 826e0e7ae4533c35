import type { FactorType } from './factor-store.ts';

/** The factor's method name in `amr`. */
export const FACTOR_PROOFS = { totp: 'totp', phone: 'mfa/phone' } as const satisfies Record<FactorType, string>;

/** Each of them makes a session aal2. */
export const AAL2_PROOFS: readonly string[] = Object.values(FACTOR_PROOFS);
