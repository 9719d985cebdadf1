// Reads the reports of the test runners. A runner that ran nothing, or that ended badly without a
// failed test (a file that does not load, an error after the tests), counts as one failure.

/** @typedef {{ passed: number; failed: number; skipped: number }} Counts */
/** @typedef {{ title: string; status: string; failureMessages: string[]; fullName: string }} VitestTest */
/** @typedef {{ title: string; specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ title: string; ok: boolean; tests: { projectName: string; results: { errors: { message?: string }[] }[] }[] }} PlaywrightSpec */

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

/** How much of an error is said again at the end. */
const FIRST_LINES = 12;
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const told = (/** @type {string} */ name, /** @type {string | undefined} */ message) => {
  const lines = (message ?? 'no error was told').replaceAll(COLOURS, '').trim().split('\n');
  return [name, ...lines.slice(0, FIRST_LINES).map((line) => `    ${line}`)].join('\n');
};

/**
 * What failed and how its error begins.
 * @param {{ testResults: { name: string; status: string; message: string; assertionResults: VitestTest[] }[] } | undefined} report
 */
export const failuresOfVitest = (report) =>
  (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [told(name, message)];
    return failed.map((one) => told(`${name}: ${one.fullName}`, one.failureMessages[0]));
  });

/**
 * @param {{ suites: PlaywrightSuite[] } | undefined} report
 * @returns {string[]}
 */
export const failuresOfPlaywright = (report) =>
  (report?.suites ?? []).flatMap(({ title, specs, suites = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .flatMap((spec) =>
        spec.tests
          .flatMap(({ projectName, results }) =>
            results.flatMap(({ errors }) => errors.map((error) => ({ projectName, error }))),
          )
          .map(({ projectName, error }) =>
            told(`${title} [${projectName}]: ${spec.title}`, error.message),
          ),
      ),
    ...failuresOfPlaywright({ suites }),
  ]);

/**
 * Changes are its tests.
 * @param {number} exitCode
 * @param {{ noticed: number; unnoticed: number } | undefined} report
 * @returns {Counts}
 */
export const countsOfMutations = (exitCode, report) =>
  orOneFailure(exitCode, {
    passed: report?.noticed ?? 0,
    failed: exitCode === 0 ? 0 : (report?.unnoticed ?? 0),
    skipped: 0,
  });

/** @returns {Counts} */
function orOneFailure(/** @type {number} */ exitCode, /** @type {Counts} */ counts) {
  const ranNothing = counts.passed + counts.failed === 0;
  const isUnexplained = exitCode !== 0 && counts.failed === 0;
  return ranNothing || isUnexplained ? { ...counts, failed: 1 } : counts;
}
