import { runServer } from '../run-server.ts';

/** A server process in tests: the product, but with the site in the folder that the first argument names. */
await runServer(process.env, String(process.argv[2]));
