// Starts the API, restarted when its code changes, and the site with hot reload. One of them stopping stops both.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './process/run-tool.mjs';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'apps/web');
const ROUTER = join(ROOT, 'node_modules/@react-router/dev/bin.js');

// The server serves the built site, so that it needs one; in development the pages come from the other address.
if (!existsSync(join(WEB, 'build/client'))) {
  const { code } = await runTool('node scripts/build-if-stale.mjs', { cwd: ROOT, stdio: 'inherit' });
  if (code !== 0) process.exit(code);
}

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [ROUTER, 'dev'], { cwd: WEB, stdio: 'inherit' }),
];
console.log('Site with hot reload: http://127.0.0.1:5173/en   API: http://127.0.0.1:3000   Stop both with Ctrl-C.');

for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stopAll();
  });
}
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) process.on(signal, stopAll);

function stopAll() {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
}
