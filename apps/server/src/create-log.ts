import { type Logger, pino } from 'pino';

export type Log = {
  log: Logger /** Writes what is still in memory; must be called before the process ends. */;
  flush: () => void;
};

/** Lines are collected up to this size, since one write to a pipe for each request would cost more than the request. */
const BUFFER_BYTES = 4096;
const FLUSH_INTERVAL_MS = 1000;

/** The log: one JSON object a line on standard output, times in UTC. */
export function createLog(level: string): Log {
  const destination = pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES });
  const log = pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: levelName } },
    destination,
  );
  setInterval(() => destination.flush(), FLUSH_INTERVAL_MS).unref();
  return { log, flush: () => destination.flushSync() };
}

const levelName = (level: string) => ({ level });
