import { defineConfig } from 'vitest/config';

const project = (name: string, include: string[], options: Record<string, unknown> = {}) => ({
  extends: true as const,
  test: { name, include, ...options },
});

export default defineConfig({
  test: {
    // Pictures for sharing read their colours from the style sheets.
    css: { include: [/\.css\?raw$/] },
    projects: [
      project('architecture', ['tests/architecture/**/*.test.ts'], {
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      // Rules and areas: beside the code, on one real PostgreSQL server per run.
      project('code', ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts'], {
        globalSetup: ['tests/support/postgres-for-tests.ts'],
        // Some start many whole programs, on a machine that is busy with the other half of the tests.
        testTimeout: 120_000,
        hookTimeout: 120_000,
      }),
      // Faults start and kill whole products: one file at a time, with patience.
      project('faults', ['tests/faults/*.test.ts'], {
        fileParallelism: false,
        testTimeout: 600_000,
        hookTimeout: 600_000,
      }),
      // Asked for by `npm run faults -- --long` alone.
      project('long', ['tests/faults/long/*.test.ts'], {
        fileParallelism: false,
        testTimeout: 3_600_000,
        hookTimeout: 600_000,
      }),
    ],
  },
});
