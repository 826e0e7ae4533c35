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

/** As it is kept: `sealed` is the key of an authenticator app, or the number of a phone. */
export type StoredFactor = Omit<Factor, 'phone'> & { sealed: string };
type NewFactor = Pick<StoredFactor, 'id' | 'accountId' | 'type' | 'friendlyName' | 'sealed' | 'createdAt'>;

export interface FactorStore {
  /** The oldest first, without those that were begun before `unverifiedSince` and never verified. */
  list(accountId: string, unverifiedSince: string): Promise<StoredFactor[]>;
  /**
   * Adds one, after deleting those of the account that were never verified in time. Those of one account wait for each
   * other, so that two at once do not pass a limit together.
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
   * Marks a factor as verified, and deletes the account's others of its type that are not.
   * @param mayJoin whether it may be added to factors that are verified already
   * @returns false if it may not, or the factor is gone
   */
  confirm(factor: Pick<Factor, 'id' | 'accountId' | 'type'>, mayJoin: boolean, now: string): Promise<boolean>;
  /** Deletes one; with the last verified one the recovery codes. @returns the types of the verified ones left */
  delete(accountId: string, id: string): Promise<FactorType[]>;
  deleteUnverifiedBefore(time: string): Promise<void>;
}
