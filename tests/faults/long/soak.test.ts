import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchDatabase, openBenchDatabase } from '#tests/load/bench-database.ts';
import { type AskedCity, type Seen, visit } from '#tests/load/mixed-traffic.ts';
import { type RunningProcess, startProduct } from '#tests/load/product-process.ts';
import { questionsAbout } from '#tests/load/search-queries.ts';

/** An hour of a city's visitors: what the process takes levels off. */
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
beforeAll(async () => {
  database = await openBenchDatabase(BUSINESSES);
  const { ids, names } = await database.sample(BUSINESSES);
  product = await startProduct({ ...database.environment, LOG_LEVEL: 'warn' });
  const categories = (await (await fetch(`${product.address}/api/categories`)).json()) as {
    slug: string;
  }[];
  city = { ids, slugs: categories.map(({ slug }) => slug), questions: questionsAbout(names) };
});
afterAll(async () => {
  await product?.stop();
  await database?.stop();
});

/** What of a process lies in memory, in MB. */
function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** The steady part of some minutes: between two collections of garbage it swings. */
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

test(
  `in the last ${MINUTES - SETTLED_MINUTES} of ${MINUTES} minutes the process takes at most ${MOST_GROWTH_MB} MB more`,
  async () => {
    const endsAt = performance.now() + MINUTES * MINUTE_MS;
    const isOver = () => performance.now() >= endsAt;
    const seen: Seen = { answers: 0, others: {} };
    const minutes: number[] = [];
    const looking = setInterval(() => {
      const mb = residentMb(product.pid);
      minutes.push(mb);
      process.stdout.write(
        `minute ${minutes.length}: ${mb.toFixed(0)} MB, ${seen.answers} answers, others ${JSON.stringify(seen.others)}\n`,
      );
    }, MINUTE_MS);
    await visit(product.address, city, { perSecond: PER_SECOND, seed: 1, isOver }, seen);
    clearInterval(looking);
    const settled = middle(minutes.slice(SETTLED_MINUTES - 5, SETTLED_MINUTES));
    expect(middle(minutes.slice(-5)) - settled).toBeLessThanOrEqual(MOST_GROWTH_MB);
    // Where the machine was too busy to answer them all, less than an hour was measured.
    expect(seen.others).toEqual({});
    expect(seen.answers).toBeGreaterThan(0.95 * PER_SECOND * 60 * MINUTES);
  },
  (MINUTES + 10) * MINUTE_MS,
);
