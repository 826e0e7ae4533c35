/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} UnitReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} JourneyReport
 */

/** Counts the tests in a report of Vitest or Playwright in JSON. @param {UnitReport | JourneyReport} report @returns {Count} */
export function countTests(report) {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}
