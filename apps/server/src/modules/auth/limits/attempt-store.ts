/** The number of attempts in a window, and its end (ISO 8601). */
export type AttemptCount = { count: number; endsAt: string };

/** Counts of attempts, shared by all servers and persistent. Keys are keyed hashes. */
export interface AttemptStore {
  /**
   * Increments the count in the key's window, which begins with its first count.
   * @param endsAt of a window that begins now
   * @returns the count in the window, this one included
   */
  count(key: string, now: string, endsAt: string): Promise<AttemptCount>;
  /** The count in the key's current window; 0 if no window is open. */
  read(key: string, now: string): Promise<number>;
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
  deleteEndedBefore(time: string): Promise<void>;
  /** Address blocks from which an account's owner has signed in before. */
  isKnownPlace(key: string): Promise<boolean>;
  rememberPlace(key: string, now: string): Promise<void>;
  forgetPlacesBefore(time: string): Promise<void>;
}
