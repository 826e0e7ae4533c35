/** The random part of each day's key for hashing visitors' addresses. */
export interface DayKeyStore {
  /** Keeps `candidate` (base64) for the day unless it has a key already. @returns the day's key, for all servers the same */
  findOrAdd(day: string, candidate: string): Promise<string>;
  /**
   * Deletes the keys of `day` and of all days before it, from the database's files, too, if we control them.
   * @throws Error when they are deleted but may still be in a file; the next call tries again
   */
  deleteUntil(day: string): Promise<void>;
}
