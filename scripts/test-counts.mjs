// Reads the reports of the test runners. A runner that ran nothing, or that ended badly without a
// failed test (a file that does not load, an error after the tests), counts as one failure.

/** @typedef {{ passed: number; failed: number; skipped: number }} Counts */

/** @returns {Counts} */
export const ofOne = (/** @type {boolean} */ isGood) => ({
  passed: isGood ? 1 : 0,
  failed: isGood ? 0 : 1,
  skipped: 0,
});

/** @returns {Counts} */
export const addUp = (/** @type {Counts[]} */ all) =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/**
 * @param {number} exitCode
 * @param {{ numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number } | undefined} report
 * @returns {Counts}
 */
export function countsOfVitest(exitCode, report) {
  return orOneFailure(exitCode, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

/**
 * @param {number} exitCode
 * @param {{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } } | undefined} report
 * @returns {Counts}
 */
export function countsOfPlaywright(exitCode, report) {
  return orOneFailure(exitCode, {
    passed: report?.stats.expected ?? 0,
    failed: (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0),
    skipped: report?.stats.skipped ?? 0,
  });
}

/**
 * Mutants: changes of the code, passed when a test noticed. Others fail when there are too many of them, which
 * the exit code says.
 * @param {number} exitCode
 * @param {{ files: Record<string, { mutants: { status: string }[] }> } | undefined} report
 * @returns {Counts}
 */
export function countsOfStryker(exitCode, report) {
  const states = Object.values(report?.files ?? {}).flatMap(({ mutants }) =>
    mutants.map(({ status }) => status),
  );
  const countOf = (/** @type {string[]} */ ...some) =>
    states.filter((state) => some.includes(state)).length;
  return orOneFailure(exitCode, {
    passed: countOf('Killed', 'Timeout'),
    failed: exitCode === 0 ? 0 : countOf('Survived', 'NoCoverage'),
    skipped: 0,
  });
}

/** @returns {Counts} */
function orOneFailure(/** @type {number} */ exitCode, /** @type {Counts} */ counts) {
  const ranNothing = counts.passed + counts.failed === 0;
  const isUnexplained = exitCode !== 0 && counts.failed === 0;
  return ranNothing || isUnexplained ? { ...counts, failed: 1 } : counts;
}
