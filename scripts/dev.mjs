// Starts the API, restarted when its code changes, and the site with hot reload. One of them stopping stops both.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './process/run-tool.mjs';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'apps/web');

// The server serves the built site, so that it needs one; in development the pages come from the other address.
if (!existsSync(join(WEB, 'build/client'))) {
  const { code } = await runTool('node scripts/build-if-stale.mjs', { cwd: ROOT, stdio: 'inherit' });
  if (code !== 0) process.exit(code);
}

console.log('Site with hot reload: http://127.0.0.1:5173/en   API: http://127.0.0.1:3000   Stop both with Ctrl-C.');
process.on('SIGINT', () => {
  // Ctrl-C reaches both by itself; this process ends after them.
});
const running = [
  runTool('node --watch --watch-preserve-output apps/server/src/main.ts', { cwd: ROOT, stdio: 'inherit' }),
  runTool('react-router dev', { cwd: WEB, stdio: 'inherit' }),
];
const first = await Promise.race(running);
process.emit('SIGTERM'); // which runTool hands on to the other one
await Promise.all(running);
process.exitCode = first.code;
