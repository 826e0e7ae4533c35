/**
 * All tests of the engine as one file, for the mutation run: apart, each would import the words of twelve languages anew
 * for nearly every mutant. Left out are those that run thousands of ideas: the rules' own tests find more.
 */
import.meta.glob(
  [
    './src/**/*.test.ts',
    '!**/words/**',
    '!**/{release-gate,improve-prompt,score-text-prompt,labelled-ideas,unseen,frozen-set,fold-text}.test.ts',
    '!**/no-slow-input.test.ts', // measures time, which mutants multiply
  ],
  { eager: true },
);
