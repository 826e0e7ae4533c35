import type { AttemptKey } from '../auth/limits/attempt-key.ts';

/** The subject that keeps the daily count of a deleted account's address: a keyed hash of it. */
export function deletedSubject(attemptKey: AttemptKey, email: string): string {
  return attemptKey('deleted account', email);
}
