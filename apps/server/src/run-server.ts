import { type Config, readConfig } from './config.ts';
import { createLog } from './create-log.ts';
import { writeWithEngine } from './modules/generation/write-with-engine.ts';
import { startServer } from './start-server.ts';

const REQUEST_TIME_LIMIT_MS = 15_000;

/**
 * Runs the product as this process until it is told to stop. What prevents the start is one message on standard error
 * and exit code 1. The first SIGTERM or SIGINT lets requests finish; a second one ends at once.
 */
export async function runServer(env: NodeJS.ProcessEnv, siteRoot: string): Promise<void> {
  try {
    await start(readConfig(env), siteRoot);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

async function start(config: Config, siteRoot: string): Promise<void> {
  const { log, flush } = createLog(config.logLevel);
  process.on('exit', flush);
  const { port, stop } = await startServer({
    config,
    siteRoot,
    writePrompt: writeWithEngine,
    log,
    requestTimeLimitMs: REQUEST_TIME_LIMIT_MS,
  });
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    void stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
  log.info({ host: config.host, port, publicUrl: config.publicUrl }, 'ready');
  process.stdout.write(`Wordlamp is ready at ${config.publicUrl} (listening on ${config.host}:${port})\n`);
}
