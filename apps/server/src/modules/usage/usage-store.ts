/** A counted use, already durable. */
export type CountedUse = { count: number };
/** A refused use: whose limit is reached, and the caller's own count. */
export type RefusedUse = { refusedBy: 'caller' | 'network'; count: number };
/** A subject and how many uses it has in a day. */
export type CountLimit = { subject: string; limit: number };

/** The counts of generations. A subject is an opaque key of a person or a visitor, a day is a UTC day. */
export interface UsageStore {
  /**
   * Adds one use if the day's count is below `limit`, atomically, so that parallel requests cannot exceed it together.
   * @returns the count after it, or `undefined` when the limit is reached
   */
  reserve(subject: string, day: string, limit: number): Promise<CountedUse | undefined>;
  /** Refunds one use; a count never goes below zero. */
  giveBack(subject: string, day: string): Promise<void>;
  count(subject: string, day: string): Promise<number>;
  /**
   * Adds one use to the visitor's count and to that of the network around it, or, if either limit is reached, to
   * neither.
   */
  reserveForVisitor(visitor: CountLimit, network: CountLimit, day: string): Promise<CountedUse | RefusedUse>;
  /** Refunds one use to both; counts never go below zero. */
  giveBackForVisitor(visitor: string, network: string, day: string): Promise<void>;
  countForVisitor(visitor: string, network: string, day: string): Promise<{ visitor: number; network: number }>;
  /** Counts of the given days, without unused ones. The days are given because rows are found by day. */
  days(subject: string, days: readonly string[]): Promise<{ day: string; requests: number }[]>;
  /** Deletes the counts of `until` and of all days before it, in batches: visitors' only, or everyone's. */
  deleteUntil(until: string, whose: 'visitors' | 'all'): Promise<void>;
  /** Deletes an account's counts of these days, except for the last one, which moves to another subject. */
  handOver(subject: string, days: readonly string[], successor: string): Promise<void>;
}
