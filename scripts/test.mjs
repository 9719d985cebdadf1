// npm test: sets up what is missing, runs every check, and says at the end how many passed.
// npm run check: only what needs no database and no browser. --only=<part> runs one part.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot } from './environment.mjs';
import { ensureInstalled } from './set-up.mjs';
import { ensureS3Server } from './set-up-s3-server.mjs';
import { addUp, ofOne } from './test-counts.mjs';
import { placeOfTests } from './test-place.mjs';
import { bin, check, journeys, vitest } from './test-runs.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */
/**
 * Steps of one lane come one after the other, the lanes stand beside each other: journeys have a browser to
 * themselves, faults wait for a start, a stop or a time that was promised, the others for a database.
 * @typedef {{ part: string; name: string; lane?: 'journeys' | 'faults'; isFast?: boolean; needsPages?: boolean; run: import('./test-runs.mjs').Run }} Step
 */

const { values: flags } = parseArgs({
  options: { fast: { type: 'boolean', default: false }, only: { type: 'string' } },
});
/** Name and URL of a second, real server for the area tests; .ci/run starts one. */
const { REAL_DATABASE_NAME, REAL_DATABASE_URL } = process.env;
const realDatabase = REAL_DATABASE_NAME ?? 'another server';
/** @type {Record<string, string>} */
const onRealDatabase = REAL_DATABASE_URL ? { TEST_DATABASE_URL: REAL_DATABASE_URL } : {};
/**
 * Every area is told once, where there is a second server on that one: it is the older, and what only newer ones
 * know fails there. The embedded one carries journeys and faults, and by night every area too. Of the schema
 * and the server's own work both are asked.
 */
const ON_BOTH_SERVERS = ['db/', 'src/server/platform/database/'];

const BUILD = 'build';
/** @type {Step[]} */
const steps = [
  {
    part: BUILD,
    name: 'Build',
    lane: 'journeys',
    run: check([process.execPath, inRoot('scripts/set-up.mjs')]),
  },
  { part: 'journeys', name: 'Journeys', lane: 'journeys', needsPages: true, run: journeys },
  {
    part: 'lint',
    name: 'Format, lint and order of imports',
    isFast: true,
    run: check([bin('.bin/biome'), 'ci', '--diagnostic-level=warn', '--error-on-warnings']),
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
    // One checker: each of several would read the types that all files share by itself.
    run: check([bin('.bin/tsc'), '--checkers', '1', '--project', project]),
  })),
  { part: 'rules', name: 'House rules', isFast: true, run: vitest(['architecture']) },
  {
    part: 'code',
    name: REAL_DATABASE_URL ? `Rules, and areas on ${realDatabase}` : 'Rules and areas',
    needsPages: true,
    run: vitest(['rules', 'areas', 'alone'], { env: onRealDatabase }),
  },
  ...(REAL_DATABASE_URL
    ? [
        {
          part: 'code',
          name: 'The schema on the embedded server',
          needsPages: true,
          run: vitest(['areas'], { files: ON_BOTH_SERVERS }),
        },
      ]
    : []),
  { part: 'faults', name: 'Faults', lane: 'faults', needsPages: true, run: vitest(['faults']) },
];

const wanted = steps.filter(
  ({ part, isFast }) => (!flags.fast || isFast) && (!flags.only || part === flags.only),
);
if (wanted.length === 0) {
  console.error(`--only takes one of: ${[...new Set(steps.map(({ part }) => part))].join(', ')}.`);
  process.exit(64);
}
const needsPages = wanted.some((step) => step.needsPages);
const chosen = steps.filter((step) => wanted.includes(step) || (needsPages && step.part === BUILD));
await ensureInstalled();
if (needsPages) {
  const place = mkdtempSync(path.join(placeOfTests(), 'tests-'));
  // Databases run under another account, which must be let through.
  chmodSync(place, 0o755);
  process.env.TMPDIR = place;
  process.on('exit', () => rmSync(place, { recursive: true, force: true, maxRetries: 5 }));
}
if (chosen.some(({ part }) => part === 'code')) ensureS3Server();

/** @type {(Counts & { name: string; failures?: string[] })[]} */
const results = [];
let pagesAreThere = (/** @type {boolean} */ _are) => {};
/** @type {Promise<boolean>} */
const pages = new Promise((resolve) => {
  pagesAreThere = resolve;
});

/** Faults hold the product to seconds: what runs beside them gives way, so that they measure it and not the machine. */
const BESIDE_FAULTS = 10;
/** Journeys take longest: what needs no browser fills what they leave, and the rest of the time. */
const BESIDE_JOURNEYS = 5;

/**
 * What a lane in front says is seen at once; of another one each step is shown when it is over.
 * @param {Step[]} lane
 * @param {boolean} isInFront
 * @param {number} [niceness]
 */
async function runLane(lane, isInFront, niceness) {
  for (const { part, name, needsPages: waits, run } of lane) {
    const isInVain = waits && !(await pages);
    let kept = '';
    const startedAt = Date.now();
    if (isInFront) process.stdout.write(`\n── ${name}\n`);
    const say = (/** @type {string} */ text) => {
      if (isInFront) process.stdout.write(text);
      else kept += text;
    };
    const counts = isInVain ? ofOne(false) : await run(say, niceness);
    if (part === BUILD) pagesAreThere(counts.failed === 0);
    results.push({ name, ...counts });
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    const end = isInVain ? 'not tried, there are no pages: ' : '';
    const result = `   ${end}${counts.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`;
    process.stdout.write(isInFront ? result : `\n── ${name}\n${kept}${result}`);
  }
}

const inLane = (/** @type {Step['lane']} */ lane) => chosen.filter((step) => step.lane === lane);
const hasJourneys = chosen.some(({ part }) => part === 'journeys');
if (hasJourneys) {
  const niceness = inLane('faults').length > 0 ? BESIDE_FAULTS : 0;
  await Promise.all([
    runLane(inLane('journeys'), true, niceness),
    runLane(inLane('faults'), false),
    runLane(inLane(undefined), false, niceness + BESIDE_JOURNEYS),
  ]);
} else await runLane(chosen, true);

const failures = results.flatMap(({ failures = [] }) => failures);
if (failures.length > 0) console.log(`\n── What failed\n${failures.join('\n')}`);
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
