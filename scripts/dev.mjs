// Starts the API, restarted when its code changes, and the site with hot reload. One of them stopping stops both.
// PORT names another port of the API, DEV_PORT one of the site.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './process/run-tool.mjs';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'apps/web');
const API_PORT = process.env.PORT || '3000';
const SITE_PORT = process.env.DEV_PORT || '5173';
const API = `http://127.0.0.1:${API_PORT}`;
const SITE = `http://127.0.0.1:${SITE_PORT}`;

// The server serves the built site, so that it needs one; in development the pages come from the other address.
if (!existsSync(join(WEB, 'build/client'))) {
  const { code } = await runTool('node scripts/build-if-stale.mjs', { cwd: ROOT, stdio: 'inherit' });
  if (code !== 0) process.exit(code);
}

console.log(`Site with hot reload: ${SITE}/en   API: ${API}   Stop both with Ctrl-C.`);
process.on('SIGINT', () => {
  // Ctrl-C reaches both by itself; this process ends after them.
});
const running = [
  runTool('node --watch --watch-preserve-output apps/server/src/main.ts', {
    cwd: ROOT,
    stdio: 'inherit',
    // Links in mails lead to where the pages are, which hand what is for the API on to it (vite.config.ts).
    env: { PORT: API_PORT, PUBLIC_URL: process.env.PUBLIC_URL || SITE },
  }),
  runTool(`react-router dev --port ${SITE_PORT} --strictPort`, { cwd: WEB, stdio: 'inherit', env: { DEV_API: API } }),
];
const first = await Promise.race(running);
process.emit('SIGTERM'); // which runTool hands on to the other one
await Promise.all(running);
process.exitCode = first.code;
