import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { testsByNeed } from './tests/support/tests-by-need.ts';

const project = (name: string, include: string[], options: Record<string, unknown> = {}) => ({
  extends: true as const,
  test: { name, include, ...options },
});

const { rules, areas, alone } = testsByNeed([
  'src/**/*.test.{ts,tsx}',
  'db/**/*.test.ts',
  'build/**/*.test.ts',
  'tests/relevance/*.test.ts',
]);
/** On a machine that is busy with the other half of the tests. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };
/** One real server per run. */
const onDatabase = { ...patience, globalSetup: ['tests/support/postgres-for-tests.ts'] };

export default defineConfig({
  // Pages are drawn as they are delivered: the React of developers takes five times as long.
  oxc: { jsx: { development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    // As many as there are cores: each waits for its database half of the time.
    maxWorkers: availableParallelism(),
    // Pictures for sharing read their colours from the style sheets.
    css: { include: [/\.css\?raw$/] },
    projects: [
      project('architecture', ['tests/architecture/**/*.test.ts'], {
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      // Beside the code, sorted by what they import: rules need nothing, areas a PostgreSQL server. Files that share
      // a process share what they import too; whoever puts something else in its place, or starts programs, is alone.
      project('rules', rules, {
        ...patience,
        ...{ isolate: false, unstubGlobals: true },
        setupFiles: ['tests/support/globals-as-they-were.ts'],
      }),
      project('areas', areas, { ...onDatabase, isolate: false }),
      project('alone', alone, onDatabase),
      // Faults start and kill whole products: one file at a time, with patience.
      project('faults', ['tests/faults/*.test.ts'], {
        globalSetup: ['tests/faults/data-of-a-first-start.ts'],
        fileParallelism: false,
        testTimeout: 600_000,
        hookTimeout: 600_000,
      }),
      // Asked for by `npm run nightly` alone.
      project('firefox', ['tests/firefox/*.test.ts'], patience),
      project('long', ['tests/faults/long/*.test.ts'], {
        fileParallelism: false,
        testTimeout: 3_600_000,
        hookTimeout: 600_000,
      }),
    ],
  },
});
