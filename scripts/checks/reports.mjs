/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Counts from vitest's JSON report. A file that could not be loaded has no tests to fail, so it counts as one failure.
 * @param {string} report
 * @returns {Counts}
 */
export function vitestCounts(report) {
  /** @type {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const { testResults } = JSON.parse(report)
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  const passed = tests.filter((status) => status === 'passed').length
  const failed = tests.filter((status) => status === 'failed').length
  return { passed, failed: failed + brokenFiles.length, skipped: tests.length - passed - failed }
}

/**
 * Counts from Playwright's JSON report. A test that passed on a retry has passed; the list above the counts names it as flaky, so
 * that it gets fixed.
 * @param {string} report
 * @returns {Counts}
 */
export function playwrightCounts(report) {
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} */
  const { stats } = JSON.parse(report)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}
