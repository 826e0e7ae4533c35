import { fileURLToPath } from 'node:url';
import { runServer } from './run-server.ts';

const builtSite = fileURLToPath(new URL('build/client', import.meta.resolve('@wordlamp/web/package.json')));

await runServer(process.env, builtSite);
