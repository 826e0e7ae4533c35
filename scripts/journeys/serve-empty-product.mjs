// Serves the whole product for the browser journeys, on the port of JOURNEYS_PORT, with its own data, deleted at the
// end.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../process/run-tool.mjs';
import { serveNeighbors } from './serve-neighbors.mjs';

const ROOT = join(import.meta.dirname, '../..');

const { code } = await runTool('node scripts/build-if-stale.mjs', { cwd: ROOT, stdio: 'inherit' });
if (code !== 0) process.exit(code);

const dataDir = mkdtempSync(join(tmpdir(), 'journeys-'));
const port = process.env.JOURNEYS_PORT;
const publicUrl = `http://127.0.0.1:${port}`;
const neighbors = await serveNeighbors({ publicUrl, messagesFile: join(dataDir, 'messages.jsonl') });
const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: publicUrl,
    ...neighbors.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DAILY_LIMIT: '',
    PROFILE: 'test',
    RATE_LIMITS: 'off', // a mailbox would get one mail a minute, and a journey needs several
    TRUSTED_PROXIES: '127.0.0.1', // each journey is a visitor with its own address
  },
});
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) process.on(signal, () => server.kill(signal));
server.once('exit', (status) => {
  neighbors.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = status ?? 1;
});
