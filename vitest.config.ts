import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}'], globalSetup: ['apps/server/src/testing/start-postgres.ts'] },
});
