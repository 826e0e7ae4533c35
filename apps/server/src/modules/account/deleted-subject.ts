import type { AttemptKey } from '../auth/limits/attempt-key.ts';

/** The subject that keeps the day's count of an address whose account is gone: a keyed hash of it. */
export function deletedSubject(attemptKey: AttemptKey, email: string): string {
  return attemptKey('deleted account', email);
}
