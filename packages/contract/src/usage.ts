/** Answer of `GET /functions/v1/daily-usage`. */
export type DailyUsage = {
  /** Generations used in the current UTC day. */
  requests: number;
  /** Generations allowed in a UTC day. */
  limit: number;
  /** The next 00:00 UTC as an ISO 8601 instant. */
  resetsAt: string;
  /**
   * Only where it is so: the caller has no account, and all prompts of the caller's network are used today. `requests` and
   * `limit` stay the caller's own, so that clients which do not know this read what they always read.
   */
  networkLimitReached?: true;
};
