import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    allowOnly: false,
    maxWorkers: availableParallelism(), // by default one processor would be left idle: on two, every second one
    testTimeout: 30_000, // a busy machine may be slow, and no test waits for a time to pass
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
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
