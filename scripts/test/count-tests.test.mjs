import { expect, test } from 'vitest';
import { countTests } from './count-tests.mjs';

test('counts unit tests; those that are switched off or only planned are skipped', () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 };

  expect(countTests(report)).toEqual({ passed: 7, failed: 1, skipped: 5 });
});

test('counts journeys; one that passes only now and then has failed', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 4 } };

  expect(countTests(report)).toEqual({ passed: 5, failed: 3, skipped: 4 });
});
