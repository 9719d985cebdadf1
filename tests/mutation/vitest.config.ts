import { existsSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import { testsByNeed } from '../support/tests-by-need.ts';

const { rules } = testsByNeed(['src/contract/**/*.test.ts', 'src/server/**/*.test.ts']);
const asksRules = (file: string) => /\.rules\.ts';/.test(readFileSync(file, 'utf8'));
/** Those that were asked before one of their changes had to be ended. */
const doneIn = join(process.env.MUTATIONS ?? '', 'done');
const done = existsSync(doneIn) ? readFileSync(doneIn, 'utf8').split('\n') : [];

/** Small ones first: what they notice, the long ones need not be asked about. */
class BySize {
  shard = async (files: TestSpecification[]) => files;
  sort = async (files: TestSpecification[]) =>
    files.toSorted((one, other) => sizeOf(one) - sizeOf(other));
}
const sizeOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size;

/** The tests beside what is changed: those of the contract, and those that ask rules of the server. */
export default defineConfig({
  resolve: {
    // What is remembered without a change would hide what changes.
    alias: { '#contract/text/remembering.ts': join(import.meta.dirname, 'forgetting.ts') },
  },
  test: {
    include: rules
      .filter((file) => file.startsWith('src/contract/') || asksRules(file))
      .filter((file) => !done.includes(file)),
    css: { include: [/\.css\?raw$/] },
    runner: './tests/mutation/changing-runner.ts',
    // A process each: it can be ended alone.
    pool: 'forks',
    maxWorkers: availableParallelism(),
    sequence: { sequencer: BySize },
    testTimeout: 3_600_000,
  },
});
