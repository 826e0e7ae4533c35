// Starts the product: builds the site where its sources have changed, then serves it from this process.
import { fileURLToPath } from 'node:url';
import { runTool } from './process/run-tool.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const { code } = await runTool('node scripts/build-if-stale.mjs', { cwd: ROOT, stdio: 'inherit' });
if (code !== 0) process.exit(code);
await import(new URL('../apps/server/src/main.ts', import.meta.url).href);
