/** A question for a code of a factor. */
export type FactorChallenge = {
  id: string;
  factorId: string;
  /** Keyed hash of the code sent to a phone; `undefined` for an authenticator app. */
  codeHash: string | undefined;
  createdAt: string;
};

export interface FactorChallengeStore {
  /** @returns false if the factor is gone */
  add(challenge: FactorChallenge): Promise<boolean>;
  find(id: string): Promise<(FactorChallenge & { isUsed: boolean }) | undefined>;
  /** Counts an attempt before it is checked. @returns false if there were `most` already */
  countTry(id: string, most: number): Promise<boolean>;
  /** Marks it as answered; of concurrent calls, one gets true. */
  use(id: string, now: string): Promise<boolean>;
  deleteCreatedBefore(time: string): Promise<void>;
}
