import { tryGetContext } from 'hono/context-storage';
import type { Logger } from 'pino';
import type { AppEnv } from '../http/app-env.ts';
import type { Metrics } from './metrics.ts';
import type { RecordEvent } from './security-event.ts';

export type RecordEventsDeps = {
  log: Logger;
  metrics: Pick<Metrics, 'securityEvent'>;
  /** The keyed hash of an address, under the key of the day. */
  identifyVisitor: (address: string) => Promise<{ subject: string }>;
};

/** Enough of the hash to tell visitors of a day apart. */
const TAG_CHARS = 16;

/**
 * Writes security events to the log and counts them. The line names the request that it happened in and, for the
 * address, the beginning of the hash under which its day is counted: it becomes useless when the day's key is deleted,
 * so that an old log cannot be linked to anyone (docs/decisions/0005-daily-count.md).
 */
export function recordEvents({ log, metrics, identifyVisitor }: RecordEventsDeps): RecordEvent {
  return (event, facts) => {
    metrics.securityEvent(event);
    const request = tryGetContext<AppEnv>()?.get('facts');
    const line = { event, ...facts, requestId: request?.id };
    const write = (visitor: string | undefined) => log.info({ ...line, visitor }, 'security');
    if (request === undefined) return write(undefined);
    identifyVisitor(request.clientAddress).then(
      ({ subject }) => write(subject.slice(0, TAG_CHARS)),
      () => write(undefined), // the database is down: the event is logged anyway
    );
  };
}
