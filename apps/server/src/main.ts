import { fileURLToPath } from 'node:url';
import { runServer } from './run-server.ts';

/** The first argument may name another build of the site; tests serve a small one. */
const siteRoot =
  process.argv[2] ?? fileURLToPath(new URL('build/client', import.meta.resolve('@wordlamp/web/package.json')));

await runServer(process.env, siteRoot);
