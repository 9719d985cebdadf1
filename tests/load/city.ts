import autocannon from 'autocannon';
import { type RawBuilder, sql } from 'kysely';
import { DISTRICTS } from '#contract/city/districts.ts';
import { type Draw, runningSums, seededDraw } from '#server/examples/seeded-draw.rules.ts';
import type { BenchDatabase } from './bench-database.ts';
import type { Goals } from './goals.ts';
import {
  freePort,
  processorMs,
  type RunningProcess,
  startProduct,
  visitor,
} from './product-process.ts';
import { questionsAbout } from './search-queries.ts';

const GROUP = 'city';
const CONNECTIONS = 16;
const WRITES_PER_SECOND = [0, 1, 5];
const QUESTIONS = 2000;
/** As people visit: two thirds of a visit are pages of single businesses. */
const SHARES = { business: 65, list: 20, search: 8, home: 7 };
const kinds = Object.keys(SHARES) as (keyof typeof SHARES)[];
const shares = runningSums(Object.values(SHARES));

interface City {
  /** In random order: of the first one twice as many pages are asked for as of the second (Zipf, s = 1). */
  ids: readonly number[];
  idSums: readonly number[];
  slugs: readonly string[];
  questions: readonly string[];
}

async function cityOf(bench: BenchDatabase, count: number, address: string): Promise<City> {
  const { ids, names } = await bench.sample(count);
  const categories = (await (await fetch(`${address}/api/categories`)).json()) as {
    slug: string;
  }[];
  const draw = seededDraw(11);
  const known = Object.values(questionsAbout(names.slice(0, 5000))).flat();
  const filters = ['', '', '&open=now', `&district=${DISTRICTS[0]}`, '&rating=4'];
  const questions = Array.from(
    { length: QUESTIONS },
    () => `${encodeURIComponent(draw.of(known))}${draw.of(filters)}`,
  );
  return {
    ids,
    idSums: runningSums(ids.map((_, rank) => 1 / (rank + 1))),
    slugs: categories.map(({ slug }) => slug),
    questions,
  };
}

function nextPath(draw: Draw, { ids, idSums, slugs, questions }: City): string {
  switch (draw.weighted(kinds, shares)) {
    case 'business':
      return `/business/${draw.weighted(ids, idSums)}`;
    case 'list': {
      const district =
        draw.random() < 0.5 ? '' : `?district=${encodeURIComponent(draw.of(DISTRICTS))}`;
      return `/category/${draw.of(slugs)}${district}`;
    }
    case 'search':
      return `/search?q=${draw.of(questions)}`;
    case 'home':
      return '/';
  }
}

/** What owners and the team change, each in its turn: all of it is shown. */
const WRITES: ((id: number, turn: number) => RawBuilder<unknown>[])[] = [
  (id, turn) => [
    sql`update businesses set name = name || ${turn % 2 ? ' ' : '.'} where id = ${id}`,
  ],
  (id) => [sql`update businesses set hours = '{"mon-sun":"08:00-20:00"}' where id = ${id}`],
  (id, turn) => [
    sql`update businesses set phone = ${`0322 ${500 + (turn % 400)} 10 20`} where id = ${id}`,
  ],
  (id) => [
    sql`update businesses set rating = 4.5, review_count = review_count + 1 where id = ${id}`,
  ],
  (id) => [
    sql`update businesses set status = 'suspended' where id = ${id}`,
    sql`update businesses set status = 'approved' where id = ${id}`,
  ],
];

/** Writes so many times a second until told to stop. */
function writing(
  bench: BenchDatabase,
  ids: readonly number[],
  perSecond: number,
): () => Promise<number> {
  const draw = seededDraw(5);
  const underWay = new Set<Promise<unknown>>();
  let turn = 0;
  const write = async (statements: RawBuilder<unknown>[]) => {
    for (const statement of statements) await statement.execute(bench.dependencies.db);
  };
  const timer =
    perSecond > 0 &&
    setInterval(() => {
      const statements = WRITES[turn % WRITES.length]?.(draw.of(ids), turn) ?? [];
      turn += 1;
      const one = write(statements).finally(() => underWay.delete(one));
      underWay.add(one);
    }, 1000 / perSecond);
  return async () => {
    if (timer) clearInterval(timer);
    await Promise.all(underWay);
    return turn;
  };
}

async function pagesMade(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return [...text.matchAll(/^directory_pages_made_total\{.*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}

/** Asks as a city does, from all connections as fast as it is answered. */
async function round(
  product: RunningProcess,
  city: City,
  { seconds, seed }: { seconds: number; seed: number },
) {
  const draw = seededDraw(seed);
  let asked = 0;
  const before = await processorMs(product.pid);
  const result = await autocannon({
    url: product.address,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'br, gzip' },
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: nextPath(draw, city),
          headers: { ...request.headers, ...visitor(asked++) },
        }),
      },
    ],
  });
  // A business that is suspended right now is not there.
  if (result.errors > 0 || result['5xx'] > 0)
    throw new Error(`${result.errors} errors, ${result['5xx']} answers 5xx`);
  const total = result.requests.total;
  return {
    total,
    perSecond: total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    processorMs: ((await processorMs(product.pid)) - before) / total,
  };
}

/**
 * A city that is visited while it changes: mixed pages, by how often each is asked for, with no, one and five writes a
 * second. Beside each figure stands how many of the pages had been made before.
 */
export async function measureCity(
  bench: BenchDatabase,
  goals: Goals,
  { businesses, seconds }: { businesses: number; seconds: number },
): Promise<void> {
  const metricsPort = await freePort();
  const product = await startProduct({
    ...bench.environment,
    LOG_LEVEL: 'warn',
    METRICS_PORT: String(metricsPort),
  });
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  try {
    const city = await cityOf(bench, businesses, product.address);
    for (const [index, perSecond] of WRITES_PER_SECOND.entries()) {
      const stop = writing(bench, city.ids, perSecond);
      const before = await pagesMade(metrics);
      const { total, ...seen } = await round(product, city, { seconds, seed: 21 + index });
      const written = await stop();
      const hits = 1 - ((await pagesMade(metrics)) - before) / total;
      const most = perSecond === 0 ? 2000 : 1500;
      goals.note(
        GROUP,
        `mixed pages, ${perSecond} writes a second (${written} written)`,
        `${Math.round(seen.perSecond)}/s, ${(hits * 100).toFixed(0)} % kept, p50 ${seen.p50} ms, p99 ${seen.p99} ms, ${seen.processorMs.toFixed(1)} ms of its processor each`,
        perSecond === 1 ? '' : `≥ ${most}/s`,
        perSecond === 1 || seen.perSecond >= most,
      );
    }
  } finally {
    await product.stop();
  }
}
