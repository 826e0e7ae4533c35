import { QUERY_RETRIES } from '../../lib/library-numbers.ts';
import { failureCode, isSignedOut } from './failure-code.ts';

/** Whether a query that failed is to be asked once more: a refusal stays one, however often it is asked for. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < QUERY_RETRIES && failureCode(error) === undefined && !isSignedOut(error);
}
