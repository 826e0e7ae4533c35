import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Not in the quick lane: they start processes, wait for limits to pass, or look for one slow text among thousands. */
const FULL_ONLY = [
  'apps/server/src/{event-loop,run-server,storage-faults,two-servers-accounts,two-servers-on-one-file}.test.ts',
  'apps/server/src/modules/auth/{concurrent-requests,endpoints/sign-in-secrecy}.test.ts',
  'apps/server/src/operator/{backup-and-restore,rotate-keys,users}.test.ts',
  'apps/server/src/storage/open-database.test.ts',
  'apps/web/dev-server.test.ts',
  'lab/trust/**',
  'packages/engine/src/**/no-slow-input.test.ts',
];
const exclude = [...configDefaults.exclude, ...(process.env.TEST_LANE === 'quick' ? FULL_ONLY : [])];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    allowOnly: false,
    exclude,
    maxWorkers: availableParallelism(), // by default one processor would be left idle: on two, every second one
    testTimeout: 30_000, // a busy machine may be slow, and no test waits for a time to pass
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          isolate: false, // its modules take longer to load than most of its files to run
          setupFiles: ['apps/server/src/testing/watch-logs.ts'], // no secret in any log of any test
          globalSetup: ['apps/server/src/testing/start-postgres.ts'], // a real PostgreSQL, for these tests only
        },
      },
      {
        extends: true,
        test: { name: 'engine', include: ['packages/**/*.test.ts'], isolate: false }, // the words are read once, not per file
      },
      {
        extends: true,
        test: { name: 'others', include: ['apps/{cli,web}/**/*.test.{ts,tsx}', '{scripts,lab}/**/*.test.mjs'] },
      },
    ],
  },
});
