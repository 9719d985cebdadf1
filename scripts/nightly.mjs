// npm run nightly: what the gate tells in short, told whole, and what no change waits for. Some two hours, as root,
// with nothing else running. A part that was left out (--only=<part>) or that skipped anything makes it red.
import { parseArgs } from 'node:util';
import { ensureBuilt } from './set-up.mjs';
import { ensureS3Server } from './set-up-s3-server.mjs';
import { mutations, vitest } from './test-runs.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */
/** @typedef {{ key: string; name: string; run: import('./test-runs.mjs').Run }} Part */

const { values: flags } = parseArgs({ options: { only: { type: 'string' } } });

const NIGHTLY = 'on';
/** Another long part is one more line. @type {Part[]} */
const parts = [
  {
    key: 'areas',
    name: 'Areas, whole, on the embedded server',
    run: vitest(['areas'], { env: { NIGHTLY } }),
  },
  {
    key: 'requests',
    name: 'Requests and pages of every kind',
    run: vitest(['areas', 'alone'], {
      env: { REQUESTS: '20000', PAGES: '5000' },
      files: ['src/server/every-request.test.ts', 'src/server/every-page.test.ts'],
    }),
  },
  { key: 'faults', name: 'Faults, again and again', run: vitest(['faults'], { env: { NIGHTLY } }) },
  { key: 'mutations', name: 'Rules changed one by one', run: mutations },
  { key: 'firefox', name: 'What most people come for, in Firefox', run: vitest(['firefox']) },
  { key: 'guide', name: 'The guide, word for word', run: vitest(['long'], { files: ['guide'] }) },
  { key: 'soak', name: 'An hour of visitors', run: vitest(['long'], { files: ['soak'] }) },
];

if (flags.only && !parts.some(({ key }) => key === flags.only)) {
  console.error(`--only takes one of: ${parts.map(({ key }) => key).join(', ')}.`);
  process.exit(64);
}
await ensureBuilt();
ensureS3Server();

/** @type {{ name: string; tests: string; minutes: string; result: string }[]} */
const report = [];
for (const { key, name, run } of parts) {
  if (flags.only && key !== flags.only) {
    report.push({ name, tests: '–', minutes: '–', result: 'left out' });
    continue;
  }
  console.log(`\n── ${name}`);
  const startedAt = Date.now();
  const { passed, failed, skipped } = await run((text) => process.stdout.write(text));
  report.push({
    name,
    tests: String(passed + failed + skipped),
    minutes: ((Date.now() - startedAt) / 60_000).toFixed(1),
    result: failed > 0 ? `${failed} failed` : skipped > 0 ? `${skipped} left out` : 'passed',
  });
}

console.log('\n| part | tests | minutes | result |\n|---|---|---|---|');
for (const { name, tests, minutes, result } of report)
  console.log(`| ${name} | ${tests} | ${minutes} | ${result} |`);
process.exitCode = report.every(({ result }) => result === 'passed') ? 0 : 1;
