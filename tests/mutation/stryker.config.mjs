// Who notices when a rule or a decision is another? Changes them one by one and asks the tests beside them.
// Part of `npm run nightly`; one folder: `npx stryker run tests/mutation/stryker.config.mjs -m 'src/contract/text/**'`.

const CACHE = '.cache/mutations';
export const REPORT = `${CACHE}/report.json`;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  mutate: ['src/contract/**/*.ts', 'src/server/**/*.rules.ts', '!src/**/*.test.ts'],
  // What a module says once, when it is read, are words, limits and schemas: with them every test would have to
  // begin anew, and most would only repeat what stands there.
  ignoreStatic: true,
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 85 },
  // What neither changed nor has other tests than last time is not asked again.
  incremental: true,
  incrementalFile: `${CACHE}/last.json`,
  tempDirName: `${CACHE}/copies`,
  ignorePatterns: ['.cache', 'data', 'dist', 'test-results'],
  // Vitest takes the types away by itself.
  tsconfigFile: 'none',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: REPORT },
};
