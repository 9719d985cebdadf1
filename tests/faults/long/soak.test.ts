import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchDatabase, openBenchDatabase } from '#tests/load/bench-database.ts';
import { collectedMb, inspectedAt, residentMb } from '#tests/load/collected-memory.ts';
import { type AskedCity, type Seen, visit } from '#tests/load/mixed-traffic.ts';
import { freePort, type RunningProcess, startProduct } from '#tests/load/product-process.ts';
import { questionsAbout } from '#tests/load/search-queries.ts';

/** An hour of a city's visitors: what the process keeps levels off. */
const MINUTES = 60;
/** Until then caches fill. */
const SETTLED_MINUTES = 15;
const MOST_GROWTH_MB = 15;
const PER_SECOND = 30;
const BUSINESSES = 20_000;
const MINUTE_MS = 60_000;

let database: BenchDatabase;
let product: RunningProcess;
let city: AskedCity;
let inspector: number;
beforeAll(async () => {
  database = await openBenchDatabase(BUSINESSES);
  const { ids, names } = await database.sample(BUSINESSES);
  inspector = await freePort();
  product = await startProduct({
    ...{ ...database.environment, LOG_LEVEL: 'warn' },
    ...inspectedAt(inspector),
  });
  const categories = (await (await fetch(`${product.address}/api/categories`)).json()) as {
    slug: string;
  }[];
  city = { ids, slugs: categories.map(({ slug }) => slug), questions: questionsAbout(names) };
});
afterAll(async () => {
  await product?.stop();
  await database?.stop();
});

test(
  `in the last ${MINUTES - SETTLED_MINUTES} of ${MINUTES} minutes the process keeps at most ${MOST_GROWTH_MB} MB more`,
  async () => {
    const endsAt = performance.now() + MINUTES * MINUTE_MS;
    const isOver = () => performance.now() >= endsAt;
    const seen: Seen = { answers: 0, others: {} };
    /** What lies there, and is kept, at the end of a minute. */
    const kept = async (minute: number) => {
      const mb = await collectedMb(product.pid, inspector);
      process.stdout.write(`minute ${minute}: ${mb.toFixed(0)} MB kept\n`);
      return mb;
    };
    let minute = 0;
    let settled = Promise.resolve(0);
    const looking = setInterval(() => {
      minute += 1;
      const mb = residentMb(product.pid).toFixed(0);
      process.stdout.write(
        `minute ${minute}: ${mb} MB, ${seen.answers} answers, others ${JSON.stringify(seen.others)}\n`,
      );
      if (minute === SETTLED_MINUTES) settled = kept(minute);
    }, MINUTE_MS);
    await visit(product.address, city, { perSecond: PER_SECOND, seed: 1, isOver }, seen);
    clearInterval(looking);
    expect((await kept(MINUTES)) - (await settled)).toBeLessThanOrEqual(MOST_GROWTH_MB);
    // Where the machine was too busy to answer them all, less than an hour was measured.
    expect(seen.others).toEqual({});
    expect(seen.answers).toBeGreaterThan(0.95 * PER_SECOND * 60 * MINUTES);
  },
  (MINUTES + 10) * MINUTE_MS,
);
