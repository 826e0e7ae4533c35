import { defineConfig } from 'vitest/config';

/** Tests that run thousands of ideas: each would be run for nearly every mutant, and the rules' own tests find more. */
const WHOLE_ENGINE = [
  'release-gate',
  'improve-prompt',
  'no-slow-input', // measures time, which mutants multiply
  'score-text-prompt',
  'labelled-ideas',
  'unseen',
  'frozen-set',
  'fold-text',
];

/** What the mutation run asks whether a change of the engine is noticed. */
export default defineConfig({
  test: {
    include: ['packages/engine/src/**/*.test.ts'],
    exclude: [...WHOLE_ENGINE.map((name) => `**/${name}.test.ts`), '**/words/**'],
    testTimeout: 300_000,
  },
});
