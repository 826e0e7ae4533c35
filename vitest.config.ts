import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/start-postgres.ts'], // a real PostgreSQL, for these tests only
        },
      },
      {
        extends: true,
        test: { name: 'others', include: ['{apps/web,packages}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'] },
      },
    ],
  },
});
