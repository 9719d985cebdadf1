// npm test: sets up what is missing, runs every check, and says at the end how many passed.
// npm run check: only what needs no database and no browser. --only=<part> runs one part.
// --long runs the long faults instead of everything: minutes each, and as root.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot, node24, root } from './environment.mjs';
import { ensureInstalled } from './set-up.mjs';
import { ensureS3Server } from './set-up-s3-server.mjs';
import { addUp, countsOfPlaywright, countsOfVitest, ofOne } from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */
/** @typedef {{ part: string; name: string; isFast?: boolean; isLong?: boolean; run: () => Promise<Counts> }} Step */

const { values: flags } = parseArgs({
  options: {
    fast: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const bin = (/** @type {string} */ file) => inRoot('node_modules', ...file.split('/'));
const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
/** Name and URL of a second, real server for the area tests; .ci/run starts one. */
const { REAL_DATABASE_NAME, REAL_DATABASE_URL } = process.env;

/** @type {Step[]} */
const steps = [
  { part: 'format', name: 'Format', isFast: true, run: check(biome('format')) },
  { part: 'lint', name: 'Lint', isFast: true, run: check(biome('lint')) },
  {
    part: 'lint',
    name: 'Order of imports',
    isFast: true,
    run: check(biome('check', '--formatter-enabled=false', '--linter-enabled=false')),
  },
  {
    part: 'lint',
    name: 'Floating promises',
    isFast: true,
    run: check([bin('.bin/oxlint'), '--type-aware', '--deny-warnings']),
  },
  ...['src/contract', 'src/server', 'src/web', '.'].map((project) => ({
    part: 'types',
    name: `Types of ${project === '.' ? 'tests, scripts and data' : project}`,
    isFast: true,
    run: check([bin('.bin/tsc'), '--project', project]),
  })),
  { part: 'rules', name: 'House rules', isFast: true, run: vitest('architecture') },
  { part: 'build', name: 'Build', run: check([process.execPath, inRoot('scripts/set-up.mjs')]) },
  { part: 'code', name: 'Rules and areas', run: vitest('code') },
  ...(REAL_DATABASE_URL
    ? [
        {
          part: 'code',
          name: `Rules and areas on ${REAL_DATABASE_NAME ?? 'another server'}`,
          run: vitest('code', { TEST_DATABASE_URL: REAL_DATABASE_URL }),
        },
      ]
    : []),
  { part: 'faults', name: 'Faults', run: vitest('faults') },
  { part: 'faults', name: 'Long faults', isLong: true, run: vitest('long') },
  { part: 'journeys', name: 'Journeys', run: journeys },
];

/** @returns {string[]} */
function biome(/** @type {string[]} */ ...args) {
  return [bin('.bin/biome'), ...args, '--diagnostic-level=warn', '--error-on-warnings'];
}

/** A check that only says yes or no counts as one test. */
function check(/** @type {string[]} */ command) {
  return async () => ofOne((await run(command)) === 0);
}

/**
 * @param {string} project
 * @param {Record<string, string>} [env]
 */
function vitest(project, env) {
  return async () => {
    const report = reportFile();
    const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const command = [node24, bin('vitest/vitest.mjs'), 'run', '--project', project, ...options];
    return countsOfVitest(await run(command, env), readReport(report));
  };
}

async function journeys() {
  const report = reportFile();
  const command = [node24, bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'];
  const code = await run(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return countsOfPlaywright(code, readReport(report));
}

const reportFile = () => path.join(reports, `${process.hrtime.bigint()}.json`);
const readReport = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;

/**
 * Runs a program in sight; answers its exit code. What it starts by `node` runs on Node 24 too.
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
function run([program = '', ...args], env = {}) {
  const PATH = `${path.dirname(node24)}:${process.env.PATH}`;
  const options = { cwd: root, env: { ...process.env, PATH, ...env } };
  return new Promise((resolve) => {
    running = spawn(program, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
    running.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    running.once('close', (code) => resolve(code ?? 1));
  });
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    running?.once('close', () => process.exit(130));
    running?.kill(signal);
    if (!running || running.exitCode !== null) process.exit(130);
  });
}
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const onPages = ['code', 'faults', 'journeys'];
const parts = flags.only && [flags.only, ...(onPages.includes(flags.only) ? ['build'] : [])];
const chosen = steps.filter(
  ({ part, isFast, isLong }) =>
    (!flags.fast || isFast) &&
    (flags.long ? isLong || part === 'build' : !isLong) &&
    (!parts || parts.includes(part)),
);
if (!chosen.some(({ isLong = false }) => isLong === flags.long)) {
  console.error(`--only takes one of: ${[...new Set(steps.map(({ part }) => part))].join(', ')}.`);
  console.error('--long goes with none of them but faults, and not with --fast.');
  process.exit(64);
}
await ensureInstalled();
if (chosen.some(({ part }) => part === 'code')) ensureS3Server();

/** @type {(Counts & { name: string })[]} */
const results = [];
for (const { name, run: runStep } of chosen) {
  console.log(`\n── ${name}`);
  const startedAt = Date.now();
  const counts = await runStep();
  results.push({ name, ...counts });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`   ${counts.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
}

console.log('\n── Result');
for (const { name, passed, failed, skipped } of results) {
  const detail = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  console.log(`${failed === 0 ? '  ' : '✗ '}${name}: ${detail}`);
}
const total = addUp(results);
if (total.skipped > 0) {
  console.log(`\n${total.skipped} skipped: this machine or account cannot try them.`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
