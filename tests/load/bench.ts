import { parseArgs } from 'node:util';
import { type BenchDatabase, openBenchDatabase } from './bench-database.ts';
import { measureCity } from './city.ts';
import { DATABASE_PARTS, letJobsFinish, measureDatabase } from './database-calls.ts';
import { Goals } from './goals.ts';
import { measureImport } from './import-rate.ts';
import { loadNow, machineLine, thisMachine } from './machine.ts';
import { measureNation } from './nation.ts';
import { measureCosts } from './page-costs.ts';
import { measureCachedPage, measureWeights } from './page-rates.ts';
import { type RunningProcess, startProduct } from './product-process.ts';

const USUAL_PARTS = [...DATABASE_PARTS, 'costs', 'pages', 'import'] as const;
/** Take minutes, and the machine for themselves; `nation` has databases of its own. */
const PARTS = [...USUAL_PARTS, 'city', 'nation'] as const;
const { values } = parseArgs({
  options: {
    /** Some of PARTS, with commas between. */
    only: { type: 'string', default: USUAL_PARTS.join() },
    /** 100,000 by default; 5,000 of `nation`. */
    businesses: { type: 'string' },
    /** Of the file that is imported. */
    rows: { type: 'string', default: '50000' },
    /** Of each round of `city`, 60 by default, and of `nation`, 20. */
    seconds: { type: 'string' },
    /** A folder in which the businesses stay for the next time. */
    keep: { type: 'string' },
    'save-baseline': { type: 'boolean', default: false },
  },
});
type Part = (typeof PARTS)[number];
const asked = (part: Part) => values.only.split(',').includes(part);
const count = Number(values.businesses ?? 100_000);
if (
  !Number.isInteger(count) ||
  count < 1 ||
  values.only.split(',').some((part) => !PARTS.includes(part as Part))
) {
  console.error(
    `Usage: npm run bench -- [--only=${PARTS}] [--businesses=N] [--rows=N] [--seconds=N] [--keep=FOLDER] [--save-baseline]`,
  );
  process.exit(64);
}

const goals = new Goals();
const machine = thisMachine();
let postgres: string | undefined;
console.log(`Measuring on ${machineLine(machine)}, load ${loadNow()}`);

const databaseParts = DATABASE_PARTS.filter(asked);
if (databaseParts.length > 0 || asked('costs') || asked('pages') || asked('city')) {
  console.log(`Making ${count} businesses; this takes about a minute.`);
  const bench = await openBenchDatabase(count, values.keep);
  postgres = bench.postgres;
  try {
    const { added, seconds } = bench.made;
    if (added === count) {
      const name = `${count} businesses made`;
      goals.note('database', name, `${seconds.toFixed(0)} s`, '≤ 90 s', seconds <= 90);
    }
    await letJobsFinish(bench);
    // The product makes them in a process of its own: what that left in this one's memory is not measured.
    globalThis.gc?.();
    await measureDatabase(bench, goals, databaseParts);
    if (asked('costs')) await measureCostsOf(bench);
    if (asked('pages')) await measurePages(bench);
    if (asked('city'))
      await measureCity(bench, goals, { businesses: count, seconds: Number(values.seconds ?? 60) });
  } finally {
    await bench.stop();
  }
}
if (asked('import')) {
  const product = await startProduct({ LOG_LEVEL: 'info' });
  await measuredWith(product, () => measureImport(product, goals, Number(values.rows)));
}

if (asked('nation')) {
  const [businesses, seconds] = [Number(values.businesses ?? 5000), Number(values.seconds ?? 20)];
  await measureNation(goals, { businesses, seconds });
}

/** The built product, which has made nothing yet, on the database that is there. */
async function measureCostsOf(bench: BenchDatabase): Promise<void> {
  const product = await startProduct({ LOG_LEVEL: 'warn', ...bench.environment });
  await measuredWith(product, () => measureCosts(bench, product, goals));
}

/** The built product on the database that is there. */
async function measurePages(bench: BenchDatabase): Promise<void> {
  const product = await startProduct({ LOG_LEVEL: 'info', ...bench.environment });
  await measuredWith(product, async () => {
    await measureCachedPage(product, goals);
    await measureWeights(product, goals);
  });
}

async function measuredWith(product: RunningProcess, measure: () => unknown): Promise<void> {
  try {
    await measure();
  } finally {
    await product.stop();
  }
}

const onServer = postgres === undefined ? '' : `, PostgreSQL ${postgres}`;
console.log(`\nMeasured on ${machineLine(machine)}${onServer}, load now ${loadNow()}\n`);
console.log(goals.table());
if (values['save-baseline']) goals.saveBaseline({ ...machine, ...(postgres && { postgres }) });
console.log(goals.missed > 0 ? `\n${goals.missed} goals missed` : '\nall goals met');
process.exitCode = goals.missed > 0 ? 1 : 0;
