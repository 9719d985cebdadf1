import { setTimeout as pause } from 'node:timers/promises';
import { DISTRICTS } from '#contract/city/districts.ts';
import { type Draw, runningSums, seededDraw } from '#server/examples/seeded-draw.rules.ts';
import { visitor } from './product-process.ts';
import { beginningsOf, type Questions } from './search-queries.ts';

/** A city to ask about: what is in it, and what people ask. */
export interface AskedCity {
  ids: readonly number[];
  slugs: readonly string[];
  questions: Questions;
}

/** As a day's visitors come: mostly businesses and lists, some searches, typing, the map, and being counted. */
const SHARES = {
  business: 35,
  category: 12,
  home: 8,
  search: 12,
  typing: 15,
  box: 10,
  counted: 8,
};
const kinds = Object.keys(SHARES) as (keyof typeof SHARES)[];
const sums = runningSums(Object.values(SHARES));

function nextRequest(draw: Draw, { ids, slugs, questions }: AskedCity): [string, RequestInit?] {
  const id = () => draw.of(ids);
  const question = () => draw.of(draw.of(Object.values(questions)) as string[]);
  switch (draw.weighted(kinds, sums)) {
    case 'business':
      return [`/business/${id()}`];
    case 'category':
      return [
        `/category/${draw.of(slugs)}?district=${draw.of(DISTRICTS)}&page=${1 + Math.floor(draw.random() * 9)}`,
      ];
    case 'home':
      return ['/'];
    case 'search':
      return [`/search?q=${encodeURIComponent(question())}`];
    case 'typing':
      return [
        `/api/search/suggestions?q=${encodeURIComponent(draw.of(beginningsOf([question()])))}`,
      ];
    case 'box': {
      const west = 35.1 + draw.random() * 0.3;
      const south = 36.9 + draw.random() * 0.15;
      const wide = 0.01 + draw.random() * 0.1;
      const box = { west, south, east: west + wide, north: south + wide };
      const query = Object.entries(box).map(([side, degrees]) => `${side}=${degrees.toFixed(4)}`);
      return [`/api/map/businesses?${query.join('&')}`];
    }
    case 'counted': {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ type: 'view' });
      return [`/api/businesses/${id()}/events`, { method: 'POST', headers, body }];
    }
  }
}

/** What `visit` has seen of the answers so far. */
export interface Seen {
  answers: number;
  /** Of each status other than 200, how many; 0 for no answer at all. */
  others: Record<number, number>;
}

/**
 * Asks the site so many times a second, whether or not the answers before are there, until `isOver`.
 * @param seen counts the answers while they come
 */
export async function visit(
  address: string,
  city: AskedCity,
  { perSecond, seed, isOver }: { perSecond: number; seed: number; isOver: () => boolean },
  seen: Seen,
): Promise<void> {
  const draw = seededDraw(seed);
  const underWay = new Set<Promise<void>>();
  const ask = async (count: number) => {
    const [path, init] = nextRequest(draw, city);
    const headers = { ...visitor(count), ...init?.headers };
    const status = await fetch(address + path, { ...init, headers }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    seen.answers += 1;
    if (status !== 200) seen.others[status] = (seen.others[status] ?? 0) + 1;
  };
  const startedAt = performance.now();
  for (let count = 0; !isOver(); count += 1) {
    const asked = ask(count).finally(() => underWay.delete(asked));
    underWay.add(asked);
    const nextAt = startedAt + ((count + 1) * 1000) / perSecond;
    await pause(Math.max(0, nextAt - performance.now()));
  }
  await Promise.all(underWay);
}
