export type FactorType = 'totp' | 'phone';

/** A second factor without its secret. Instants are ISO 8601 in UTC. */
export type Factor = {
  id: string;
  accountId: string;
  type: FactorType;
  /** "" where the person gave it no name. */
  friendlyName: string;
  status: 'verified' | 'unverified';
  /** E.164 without the plus, as in the protocol; decrypted. */
  phone: string | undefined;
  createdAt: string;
  updatedAt: string;
  lastChallengedAt: string | undefined;
};

/** The stored row: `sealed` is the encrypted key of an authenticator app, or number of a phone. */
export type StoredFactor = Omit<Factor, 'phone'> & { sealed: string };
type NewFactor = Pick<StoredFactor, 'id' | 'accountId' | 'type' | 'friendlyName' | 'sealed' | 'createdAt'>;

export interface FactorStore {
  /** Oldest first, without unverified ones begun before `unverifiedSince`. */
  list(accountId: string, unverifiedSince: string): Promise<StoredFactor[]>;
  /**
   * Adds a factor, after deleting the account's expired unverified ones. Serialized per account, so that concurrent
   * calls cannot exceed a limit.
   */
  add(
    factor: NewFactor,
    limits: { most: number; unverifiedSince: string },
  ): Promise<'added' | 'too many' | 'name taken' | 'no account'>;
  noteChallenge(id: string, now: string): Promise<void>;
  /**
   * Uses up a code's 30-second step; of concurrent calls, one gets true. A step not after the last one is refused,
   * unless the last one is so far ahead that the clock must have been set back since.
   */
  takeStep(id: string, step: number): Promise<boolean>;
  /**
   * Marks a factor as verified, and deletes the account's unverified ones of its type.
   * @param mayJoin whether it may be added to already verified factors
   * @returns false if it may not, or the factor is gone
   */
  confirm(factor: Pick<Factor, 'id' | 'accountId' | 'type'>, mayJoin: boolean, now: string): Promise<boolean>;
  /**
   * Deletes a factor, and with the last verified one the recovery codes.
   * @returns the types of the remaining verified ones
   */
  delete(accountId: string, id: string): Promise<FactorType[]>;
  deleteUnverifiedBefore(time: string): Promise<void>;
}
