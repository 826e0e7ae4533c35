/** Answer of `GET /functions/v1/daily-usage`. */
export type DailyUsage = {
  /** Generations used in the current UTC day. */
  requests: number;
  /** Generations allowed in a UTC day. */
  limit: number;
  /** The next 00:00 UTC as an ISO 8601 instant. */
  resetsAt: string;
};
