import type { Logger } from 'pino';
import { type Config, readConfig } from './config.ts';
import { createLog } from './create-log.ts';
import type { SecurityEvent } from './insight/security-event.ts';
import { measureInTurn } from './modules/generation/measure-in-turn.ts';
import { warmEngine } from './modules/generation/warm-engine.ts';
import { writeWithEngine } from './modules/generation/write-with-engine.ts';
import { measureWithSharp } from './providers/image/measure-with-sharp.ts';
import { SettingsError } from './settings-error.ts';
import { startServer } from './start-server.ts';

const REQUEST_TIME_LIMIT_MS = 15_000;
/** In addition to the drain. */
const STOP_LIMIT_MS = 10_000;
/** Under npm one Ctrl-C arrives twice, from the terminal and from npm: a second signal this soon is ignored. */
const REPEATED_SIGNAL_MS = 500;
/** Files of the process are readable only by its owner. */
const PRIVATE_FILES = 0o077;

/**
 * Runs the product in this process until a signal stops it. If the start fails, prints one message to standard error
 * and exits with 1. The first SIGTERM or SIGINT lets the proxies notice and requests finish; a second one ends at once.
 */
export async function runServer(env: NodeJS.ProcessEnv, siteRoot: string): Promise<void> {
  process.umask(PRIVATE_FILES);
  try {
    await start(readConfig(env), siteRoot);
  } catch (error) {
    if (error instanceof SettingsError) recordRefusal(error);
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** Logged as well, for operators who only read logs: a test switch may be on, or a secret missing. */
function recordRefusal({ settings }: SettingsError): void {
  const { log, flush } = createLog('fatal');
  log.fatal({ event: 'settings_refused' satisfies SecurityEvent, settings }, 'security');
  flush();
}

async function start(config: Config, siteRoot: string): Promise<void> {
  const { log, flush } = createLog(config.logLevel);
  process.on('exit', flush);
  process.on('uncaughtException', (error) => endWithFailure(error, log));
  const writePrompt = writeWithEngine(measureInTurn(measureWithSharp));
  const { port, stop } = await startServer({
    config,
    siteRoot,
    writePrompt,
    warmUp: (signal) => warmEngine(writePrompt, signal),
    log,
    requestTimeLimitMs: REQUEST_TIME_LIMIT_MS,
    now: () => config.fixedNow ?? new Date(),
    memoryBytes: process.constrainedMemory() || process.availableMemory(), // no limit of a container is 0
  });
  if (config.isTest) log.warn('PROFILE=test: the switches for tests are allowed; never serve people like this');
  endOnSignals(stop, STOP_LIMIT_MS + config.drainSeconds * 1000, log);
  log.info({ host: config.host, port, publicUrl: config.publicUrl }, 'ready');
  process.stdout.write(`Wordlamp is ready at ${config.publicUrl} (listening on ${config.host}:${port})\n`);
}

function endOnSignals(stop: () => Promise<void>, limitMs: number, log: Logger): void {
  let stoppingSince: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince < REPEATED_SIGNAL_MS) return;
      process.exit(1);
    }
    stoppingSince = performance.now();
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), limitMs).unref(); // a database that hangs must not hold the process
    stop().then(
      () => process.exit(0),
      (error: unknown) => endWithFailure(error, log),
    );
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
}

function endWithFailure(error: unknown, log: Logger): never {
  log.fatal({ err: error }, 'ended by a failure');
  process.exit(1);
}
