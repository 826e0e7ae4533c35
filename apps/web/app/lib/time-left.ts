const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

export type TimeLeft = { hours: number; minutes: number };

/**
 * What is left until a moment within the next day, in whole minutes, rounded up.
 * @returns undefined if the moment is over or further away, e.g. because the device's clock is wrong
 */
export function timeLeft(until: Date, now: Date): TimeLeft | undefined {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes < 1 || minutes > DAY_MINUTES) return undefined;
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
