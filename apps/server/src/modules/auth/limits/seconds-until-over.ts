import type { AttemptCount } from './attempt-store.ts';

/** Whole seconds until the last of these windows is over, at least one: for `Retry-After`. */
export function secondsUntilOver(windows: readonly AttemptCount[], now: Date): number {
  const ends = Math.max(...windows.map(({ endsAt }) => Date.parse(endsAt)));
  return Math.max(1, Math.ceil((ends - now.getTime()) / 1000));
}
