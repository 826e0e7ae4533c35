// The product with a no-op engine, to measure the cost of everything else.
import { join } from 'node:path';
import { readConfig } from '../../apps/server/src/config.ts';
import { createLog } from '../../apps/server/src/create-log.ts';
import { startServer } from '../../apps/server/src/start-server.ts';

const config = readConfig(process.env);
await startServer({
  config,
  siteRoot: process.argv[2] ?? join(import.meta.dirname, '../../apps/web/build/client'),
  writePrompt: async () => 'a prompt',
  warmUp: async () => {},
  log: createLog(config.logLevel).log,
  requestTimeLimitMs: 15_000,
  now: () => new Date(),
  memoryBytes: process.availableMemory(),
});
