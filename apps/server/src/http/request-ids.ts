import { randomBytes } from 'node:crypto';

/**
 * A source of request ids: unique over processes by a random start, within one by a counter. A header of the client
 * is never taken over, so that nobody can write into our logs.
 */
export function requestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
