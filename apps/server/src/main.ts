import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from './config.ts';
import { createLog } from './create-log.ts';
import { writeWithEngine } from './modules/generation/write-with-engine.ts';
import { startServer } from './start-server.ts';

const REQUEST_TIME_LIMIT_MS = 15_000;

try {
  await run(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function run(config: Config): Promise<void> {
  const { log, flush } = createLog(config.logLevel);
  process.on('exit', flush);
  const { port, stop } = await startServer({
    config,
    siteRoot: fileURLToPath(new URL('build/client', import.meta.resolve('@wordlamp/web/package.json'))),
    writePrompt: writeWithEngine,
    log,
    requestTimeLimitMs: REQUEST_TIME_LIMIT_MS,
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      log.info({ signal }, 'stopping');
      void stop().then(() => process.exit(0));
    });
  }
  log.info({ host: config.host, port, publicUrl: config.publicUrl }, 'ready');
  process.stdout.write(`Wordlamp is ready at ${config.publicUrl} (listening on ${config.host}:${port})\n`);
}
