import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { testsByNeed } from '../support/tests-by-need.ts';

const { rules } = testsByNeed(['src/contract/**/*.test.ts', 'src/server/**/*.test.ts']);
const asksRules = (file: string) => /\.rules\.ts';/.test(readFileSync(file, 'utf8'));

/** The tests beside what is mutated: those of the contract, and those that ask rules of the server. */
export default defineConfig({
  test: {
    include: rules.filter((file) => file.startsWith('src/contract/') || asksRules(file)),
    css: { include: [/\.css\?raw$/] },
  },
});
