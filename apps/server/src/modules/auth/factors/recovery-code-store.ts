/** Recovery codes by their keyed hashes. */
export interface RecoveryCodeStore {
  count(accountId: string): Promise<number>;
  /** Replaces all of an account's. @returns false if it has no verified factor; nothing is changed then */
  replace(accountId: string, hashes: readonly string[]): Promise<boolean>;
  /**
   * Deletes all factors and codes of the account that a code belongs to.
   * @param hashes the possible stored hashes of the code
   * @returns false if there is no such code
   */
  redeem(accountId: string, hashes: readonly string[]): Promise<boolean>;
}
