import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
/** Of browsers: who says nothing is taken for a program. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const CRAWLED_AT_ONCE = 4;
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
          headers: { ...request.headers, 'user-agent': BROWSER, ...visitor(asked++) },
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

/** Asks for one page after the other as a robot does, from many networks, until all are read or it is told to stop. */
async function crawl(address: string, paths: readonly string[], signal?: AbortSignal) {
  const startedAt = performance.now();
  const headers = { 'user-agent': CRAWLER, 'accept-encoding': 'br' };
  let next = 0;
  let read = 0;
  const walk = async () => {
    for (;;) {
      const index = next++;
      const path = paths[index];
      if (path === undefined || signal?.aborted) return;
      const from = visitor(index);
      const answer = await fetch(address + path, { headers: { ...headers, ...from } });
      await answer.arrayBuffer();
      if (answer.status < 500) read += 1;
    }
  };
  await Promise.all(Array.from({ length: CRAWLED_AT_ONCE }, walk));
  return { read, perSecond: (read * 1000) / (performance.now() - startedAt) };
}

/**
 * A city that is visited while it changes: mixed pages, by how often each is asked for. First from nothing; then after
 * all pages were crawled once and the product was started again, with no, one and five writes a second; then while a
 * robot reads pages that nobody has asked for. Beside each figure stands how many of the pages had been made before.
 */
export async function measureCity(
  bench: BenchDatabase,
  goals: Goals,
  { businesses, seconds }: { businesses: number; seconds: number },
): Promise<void> {
  const metricsPort = await freePort();
  const environment = {
    ...bench.environment,
    LOG_LEVEL: 'warn',
    METRICS_PORT: String(metricsPort),
    // The same after a restart: pages name the site.
    PORT: String(await freePort()),
    DATA_DIR: await mkdtemp(join(tmpdir(), 'directory-city-')),
  };
  const start = () => startProduct(environment);
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  let product = await start();
  try {
    const city = await cityOf(bench, businesses, product.address);
    let seed = 21;
    const measure = async (name: string, goal = 0) => {
      const before = await pagesMade(metrics);
      const { total, ...seen } = await round(product, city, { seconds, seed: seed++ });
      const hits = 1 - ((await pagesMade(metrics)) - before) / total;
      const isMet = seen.perSecond >= goal;
      const text = `${Math.round(seen.perSecond)}/s, ${(hits * 100).toFixed(0)} % kept, p50 ${seen.p50} ms, p99 ${seen.p99} ms, ${seen.processorMs.toFixed(1)} ms of its processor each`;
      goals.note(GROUP, name, text, goal ? `≥ ${goal}/s` : '', isMet);
      return seen;
    };
    await measure('from nothing, 0 writes a second');
    const all = await crawl(product.address, [
      ...city.ids.map((id) => `/business/${id}`),
      ...city.slugs.map((slug) => `/category/${slug}`),
    ]);
    const text = `${Math.round(all.perSecond)}/s, ${all.read} read`;
    goals.note(GROUP, 'crawl of everything', text, '≥ 250/s', all.perSecond >= 250);
    await product.stop();
    product = await start();
    let p99 = 0;
    for (const perSecond of WRITES_PER_SECOND) {
      const stop = writing(bench, city.ids, perSecond);
      const goal = { 0: 2000, 5: 1500 }[perSecond] ?? 0;
      const seen = await measure(`crawled and restarted, ${perSecond} writes a second`, goal);
      if (perSecond === 0) p99 = seen.p99;
      await stop();
    }
    const crawling = new AbortController();
    // Pages that are made for whoever asks.
    const unseen = city.ids.map(
      (id) => `/business/${id}?sort=${id % 2 ? 'new' : 'helpful'}&page=2`,
    );
    const beside = crawl(product.address, unseen, crawling.signal);
    const seen = await measure('while a robot reads what nobody has asked for');
    crawling.abort();
    const robot = await beside;
    const factor = seen.p99 / Math.max(1, p99);
    const told = `${Math.round(robot.perSecond)}/s; others' p99 × ${factor.toFixed(1)}`;
    goals.note(GROUP, 'the robot beside them', told, '≤ × 2', factor <= 2);
  } finally {
    await product.stop();
    await rm(environment.DATA_DIR, { recursive: true, force: true });
  }
}
