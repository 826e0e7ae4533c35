import { defineConfig } from 'vitest/config';

/** What the mutation run asks whether a change of the engine is noticed. */
export default defineConfig({
  test: {
    include: ['packages/engine/every-test.mutation.ts'],
    testTimeout: 300_000,
  },
});
