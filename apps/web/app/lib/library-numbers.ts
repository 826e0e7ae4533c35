/** Settings of the libraries, defined only here. */

/** Milliseconds that a toast stays. */
export const TOAST_MS = 4000;
/** Toasts on the screen at once. */
export const VISIBLE_TOASTS = 3;
/** Milliseconds of hovering before a tooltip opens. */
export const TOOLTIP_DELAY_MS = 700;
/** Number of retries of a failed query. */
export const QUERY_RETRIES = 3;
/** Milliseconds that the data of an unused query are kept. */
export const QUERY_KEPT_MS = 5 * 60 * 1000;

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Milliseconds before a failed query is retried, doubled each time up to 30 s.
 * @param failures the number of earlier failures, from 0
 */
export function queryRetryDelayMs(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
}
