import type { Logger } from 'pino';
import { isStorageFault } from './storage-fault.ts';

const PAUSE_MS = 10_000;

export type ReportFailure = (requestId: string, error: unknown) => void;

/**
 * Logs unexpected failures. Storage failures are logged once in ten seconds, with the number of earlier ones: a full
 * disk fails every request, and the log lines would use up the rest of it.
 * @param now milliseconds of a clock that only goes forward
 */
export function reportFailures(log: Logger, now: () => number = () => performance.now()): ReportFailure {
  let silentUntil = Number.NEGATIVE_INFINITY;
  let unwritten = 0;
  return (requestId, error) => {
    if (!isStorageFault(error)) return log.error({ requestId, err: error }, 'unexpected failure');
    if (now() < silentUntil) {
      unwritten += 1;
      return;
    }
    log.error({ requestId, err: error, unwritten }, 'the database cannot be used');
    silentUntil = now() + PAUSE_MS;
    unwritten = 0;
  };
}
