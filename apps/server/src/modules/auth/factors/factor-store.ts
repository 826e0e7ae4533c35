export type FactorType = 'totp' | 'phone';

/** A second factor without its secret. Instants are ISO 8601 in UTC. */
export type Factor = {
  id: string;
  accountId: string;
  type: FactorType;
  /** "" where the person gave it no name. */
  friendlyName: string;
  status: 'verified' | 'unverified';
  /** E.164 without the plus, as the protocol shows it; opened from its seal. */
  phone: string | undefined;
  createdAt: string;
  updatedAt: string;
  lastChallengedAt: string | undefined;
};
