import pg from 'pg';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { cursorAfter } from '#contract/api/paging.ts';
import { getBusiness, listBusinessesOfCategory, SORTS } from '#contract/businesses/businesses.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import { listBusinessesInBox } from '#contract/maps/map-businesses.ts';
import { searchDirectory } from '#contract/search/search.ts';
import { suggestSearches } from '#contract/search/search-suggestions.ts';
import { productJobs, served } from '#server/app.ts';
import { seededDraw } from '#server/examples/seeded-draw.rules.ts';
import { type Context, VISITOR } from '#server/platform/context.ts';
import { openCookies } from '#server/platform/http/cookies.ts';
import type { BenchDatabase } from './bench-database.ts';
import type { Goals } from './goals.ts';
import { beginningsOf, questionsAbout } from './search-queries.ts';

const GROUP = 'database';
const PAGE = 24;
const DETAILS = 1000;
const DEEP_PAGES = [2, 10, 100, 300];
/** Pixels of a wide screen and of a phone; a tile at zoom 0 is 512 of them. */
const SCREENS = [
  { width: 1366, height: 700 },
  { width: 390, height: 600 },
];
const BOXES_PER_ZOOM = 16;
const ZOOMS = [9, 10, 11, 12, 13, 14, 15, 16, 17];
const PREFIXES_OF = 12;

/** Every statement of this process, on connections that are opened later. */
let sent = 0;
const send = pg.Client.prototype.query;
pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
  sent += 1;
  return Reflect.apply(send, this, given);
} as typeof send;

export const DATABASE_PARTS = ['lists', 'detail', 'search', 'suggestion', 'map'] as const;
type Part = (typeof DATABASE_PARTS)[number];

/**
 * What the database costs a visitor: the acts behind the endpoints, called in this process one after the
 * other, each list twice: the goals are for the second time. Without HTTP, without the limits of a single
 * visitor.
 */
export async function measureDatabase(
  bench: BenchDatabase,
  goals: Goals,
  parts: readonly Part[],
): Promise<void> {
  const context: Context = {
    ...bench.dependencies,
    requestId: 'bench',
    caller: VISITOR,
    client: { address: '127.0.0.1', userAgent: 'bench', isOwnPage: true },
    cookies: openCookies(null, false),
  };
  const timesOf: Timing = async (endpoint, inputs) => {
    const act = served.find((one) => one.endpoint === endpoint)?.act;
    if (!act) throw new Error(`${endpoint.path} is not served`);
    const parsed = inputs.map((input) => endpoint.input.parse(input));
    const request = new Request('http://bench');
    let statements = 0;
    const round = async () => {
      const times: number[] = [];
      statements = 0;
      for (const input of parsed) {
        const [startedAt, sentBefore] = [performance.now(), sent];
        await act(context, input as never, request);
        times.push(performance.now() - startedAt);
        statements = Math.max(statements, sent - sentBefore);
      }
      return times;
    };
    return { first: await round(), again: await round(), statements };
  };
  const sample = await bench.sample(DETAILS);
  const measures = { lists, detail, search, suggestion, map };
  for (const part of parts) await measures[part]({ timesOf, sample, goals });
}

/** Milliseconds of each call, and the most statements that one took the second time. */
type Timing = (
  endpoint: Endpoint,
  inputs: readonly object[],
) => Promise<{ first: number[]; again: number[]; statements: number }>;
interface Parts {
  timesOf: Timing;
  sample: Awaited<ReturnType<BenchDatabase['sample']>>;
  goals: Goals;
}

async function lists({ timesOf, sample, goals }: Parts): Promise<void> {
  const first = sample.categories.flatMap(({ name }) =>
    ['all', ...DISTRICTS].flatMap((district) =>
      SORTS.map((sort) => ({ categoryName: name, district, sort, limit: PAGE })),
    ),
  );
  const { again: times } = await timesOf(listBusinessesOfCategory, first);
  goals.times(GROUP, `category list, first page of ${PAGE} with total`, times, { p99: 10 });
  const deep = sample.categories.flatMap(({ name, count }) =>
    DEEP_PAGES.filter((page) => (page - 1) * PAGE < count).flatMap((page) =>
      SORTS.map((sort) => ({
        categoryName: name,
        sort,
        limit: PAGE,
        cursor: cursorAfter((page - 1) * PAGE),
      })),
    ),
  );
  const { again: deepTimes } = await timesOf(listBusinessesOfCategory, deep);
  goals.times(GROUP, 'category list, pages 2 to 300', deepTimes, {});
}

async function detail({ timesOf, sample, goals }: Parts): Promise<void> {
  const asked = sample.ids.map((id) => ({ id }));
  goals.times(GROUP, 'detail', (await timesOf(getBusiness, asked)).again, { p99: 10 });
}

async function search({ timesOf, sample, goals }: Parts): Promise<void> {
  const questions = questionsAbout(sample.names);
  const all: number[] = [];
  const unheard: number[] = [];
  let most = 0;
  for (const [kind, texts] of Object.entries(questions) as [string, string[]][]) {
    const asked = texts.map((q) => ({ q }));
    const { first, again, statements } = await timesOf(searchDirectory, asked);
    most = Math.max(most, statements);
    goals.times(GROUP, `search, ${texts.length} ${kind}`, again, {});
    all.push(...again);
    unheard.push(...first);
  }
  goals.times(GROUP, `search, all ${all.length}`, all, { p50: 8, p99: 40 });
  // What is found of common words is kept; see search-facets.service.ts.
  goals.times(GROUP, 'search, each for the first time', unheard, { p99: 80 });
  const draw = seededDraw(5);
  const filtered = questions.kinds.flatMap((q) => [
    { q, open: 'now' },
    { q, district: draw.of(DISTRICTS), rating: 4 },
    { q, near: '37.0,35.32', sort: 'distance' },
  ]);
  const { again: times, statements } = await timesOf(searchDirectory, filtered);
  goals.times(GROUP, `search with a filter, ${filtered.length}`, times, { p50: 8, p99: 40 });
  most = Math.max(most, statements);
  goals.note(GROUP, 'search, most statements', String(most), '≤ 8', most <= 8);
}

async function suggestion({ timesOf, sample, goals }: Parts): Promise<void> {
  const typed = Object.values(questionsAbout(sample.names)).flatMap((texts: string[]) =>
    beginningsOf(texts.slice(0, PREFIXES_OF)),
  );
  const asked = typed.map((q) => ({ q }));
  const { again: times } = await timesOf(suggestSearches, asked);
  goals.times(GROUP, 'suggestion, beginnings of 1 to 8 letters', times, { p99: 10 });
}

async function map({ timesOf, sample, goals }: Parts): Promise<void> {
  const draw = seededDraw(5);
  const boxes = ZOOMS.flatMap((zoom) =>
    SCREENS.flatMap(({ width, height }) =>
      Array.from({ length: BOXES_PER_ZOOM }, () => {
        const degrees = 360 / (512 * 2 ** zoom);
        const [longitude, latitude] = [35.3 + draw.bell() * 0.04, 37.01 + draw.bell() * 0.03];
        const [east, north] = [(width * degrees) / 2, (height * degrees * 0.8) / 2];
        return {
          zoom,
          west: longitude - east,
          east: longitude + east,
          south: latitude - north,
          north: latitude + north,
        };
      }),
    ),
  );
  const { again: times } = await timesOf(listBusinessesInBox, boxes);
  goals.times(GROUP, 'map box, zoom 9 to 17', times, { p99: 20 });
  const ofOne = boxes.map((box) => ({ ...box, category: draw.of(sample.categories).name }));
  const { again: timesOfOne } = await timesOf(listBusinessesInBox, ofOne);
  goals.times(GROUP, 'map box of one category', timesOfOne, { p99: 20 });
  const ofFeature = boxes.map((box) => ({ ...box, features: 'Otopark' }));
  const { again: timesOfFeature } = await timesOf(listBusinessesInBox, ofFeature);
  goals.times(GROUP, 'map box of one feature', timesOfFeature, { p99: 20 });
}

/** What works behind the requests has nothing left to do: vocabulary counted, search texts as they should be. */
export async function letJobsFinish(bench: BenchDatabase): Promise<void> {
  for (const job of productJobs) {
    while ((await job.run(bench.dependencies)) === 'more');
  }
}
