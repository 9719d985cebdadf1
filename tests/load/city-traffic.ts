import { Agent, get } from 'node:http';
import autocannon from 'autocannon';
import { type RawBuilder, sql } from 'kysely';
import { DISTRICTS } from '#contract/city/districts.ts';
import { type Draw, runningSums, seededDraw } from '#server/examples/seeded-draw.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { sampleOf } from './bench-database.ts';
import { visitor } from './product-process.ts';
import { questionsAbout } from './search-queries.ts';

const CONNECTIONS = 16;
const QUESTIONS = 2000;
/** Of browsers: who says nothing is taken for a program. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const READ_AT_ONCE = 8;
/** As people visit: two thirds of a visit are pages of single businesses. */
const SHARES = { business: 65, list: 20, search: 8, home: 7 };
const kinds = Object.keys(SHARES) as (keyof typeof SHARES)[];
const shares = runningSums(Object.values(SHARES));

export interface City {
  /** In random order: of the first one twice as many pages are asked for as of the second (Zipf, s = 1). */
  ids: readonly number[];
  idSums: readonly number[];
  slugs: readonly string[];
  questions: readonly string[];
}

/** @param db of the city that is asked at the address */
export async function cityOf(db: Db, count: number, address: string): Promise<City> {
  const { ids, names } = await sampleOf(db, count);
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

export function nextPath(draw: Draw, { ids, idSums, slugs, questions }: City): string {
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
export function writing(db: Db, ids: readonly number[], perSecond: number): () => Promise<number> {
  const draw = seededDraw(5);
  const underWay = new Set<Promise<unknown>>();
  let turn = 0;
  const write = async (statements: RawBuilder<unknown>[]) => {
    for (const statement of statements) await statement.execute(db);
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

/** How a visit is sent: as a browser's, of one of many. */
export const asBrowser = (count: number) => ({
  'user-agent': BROWSER,
  'accept-encoding': 'br, gzip',
  ...visitor(count),
});

export interface Round {
  address: string;
  city: City;
  seconds: number;
  seed: number;
}

/** Asks as a city does, from all connections as fast as it is answered. */
export async function askAsACity({ address, city, seconds, seed }: Round) {
  const draw = seededDraw(seed);
  let asked = 0;
  const result = await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: nextPath(draw, city),
          headers: { ...request.headers, ...asBrowser(asked++) },
        }),
      },
    ],
  });
  const total = result.requests.total;
  return {
    total,
    // A business that is suspended right now is not there: that is an answer.
    failures: result.errors + result['5xx'],
    perSecond: total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** Reads an answer to its end as it comes: a robot that unpacks it does so somewhere else. */
const statusOf = (address: string, headers: Record<string, string>, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    get(address, { agent, headers }, (answer) => {
      answer.on('error', reject).on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    }).on('error', reject);
  });

/**
 * Asks for one page after the other as a robot does, from many networks, until all are read or it is told to stop; or
 * as people do.
 */
export async function crawl(
  address: string,
  paths: readonly string[],
  { signal, byPeople = false }: { signal?: AbortSignal; byPeople?: boolean } = {},
) {
  const startedAt = performance.now();
  const agent = new Agent({ keepAlive: true });
  const headers = { 'user-agent': byPeople ? BROWSER : CRAWLER, 'accept-encoding': 'br' };
  let next = 0;
  let read = 0;
  const walk = async () => {
    for (;;) {
      const index = next++;
      const path = paths[index];
      if (path === undefined || signal?.aborted) return;
      const from = visitor(index);
      if ((await statusOf(address + path, { ...headers, ...from }, agent)) < 500) read += 1;
    }
  };
  await Promise.all(Array.from({ length: READ_AT_ONCE }, walk));
  agent.destroy();
  return { read, perSecond: (read * 1000) / (performance.now() - startedAt) };
}
