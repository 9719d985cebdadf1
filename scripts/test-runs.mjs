// How the checks are run: each in a process of its own, what it says kept together, its tests counted.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot, node24, root } from './environment.mjs';
import { COMPILED } from './run-product.mjs';
import {
  countsOfMutations,
  countsOfPlaywright,
  countsOfVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  ofOne,
} from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */
/** @typedef {(text: string) => void} Say */
/**
 * `niceness`: how far it gives way to what runs beside it.
 * @typedef {(say: Say, niceness?: number) => Promise<Counts & { failures?: string[] }>} Run
 */

const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

export const bin = (/** @type {string} */ file) => inRoot('node_modules', ...file.split('/'));

/**
 * A check that only says yes or no counts as one test.
 * @param {string[]} command
 * @returns {Run}
 */
export const check = (command) => async (say, niceness) =>
  ofOne((await run(command, {}, say, niceness)) === 0);

/**
 * @param {string[]} projects
 * @param {{ env?: Record<string, string>; files?: string[] }} [more]
 * @returns {Run}
 */
export const vitest =
  (projects, { env = {}, files = [] } = {}) =>
  async (say, niceness) => {
    const report = reportFile();
    const chosen = projects.flatMap((project) => ['--project', project]);
    const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const command = [node24, bin('vitest/vitest.mjs'), 'run', ...chosen, ...options, ...files];
    const code = await run(command, env, say, niceness);
    const read = readReport(report);
    return { ...countsOfVitest(code, read), failures: failuresOfVitest(read) };
  };

/** @type {Run} */
export async function journeys(say, niceness) {
  const report = reportFile();
  const command = [node24, bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'];
  const code = await run(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, say, niceness);
  const read = readReport(report);
  return { ...countsOfPlaywright(code, read), failures: failuresOfPlaywright(read) };
}

/** Who notices when a rule is another. @type {Run} */
export async function mutations(say) {
  const report = inRoot('.cache/mutations/report.json');
  rmSync(report, { force: true });
  const code = await run([node24, inRoot('scripts/mutations.mjs')], {}, say);
  return countsOfMutations(code, readReport(report));
}

const reportFile = () => path.join(reports, `${process.hrtime.bigint()}.json`);
const readReport = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isEnding = false;

/**
 * Runs a program; answers its exit code. What it starts by `node` runs on Node 24 too.
 * @param {string[]} command
 * @param {Record<string, string>} env
 * @param {Say} say
 * @param {number} [niceness]
 * @returns {Promise<number>}
 */
function run([program = '', ...args], env, say, niceness = 0) {
  const PATH = `${path.dirname(node24)}:${process.env.PATH}`;
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const own = { ...process.env, ...colours, PATH, ...COMPILED };
  const options = { cwd: root, env: { ...own, ...env } };
  return new Promise((resolve) => {
    // Whoever ends the checks wants no further one.
    if (isEnding) return;
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    if (child.pid && niceness > 0) setPriority(child.pid, niceness);
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
    child.once('error', (error) => {
      say(`${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    isEnding = true;
    const ended = [...running].map((child) => new Promise((gone) => child.once('close', gone)));
    for (const child of running) child.kill(signal);
    void Promise.all(ended).then(() => process.exit(130));
  });
}
