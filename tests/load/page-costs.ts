import { readdir, readFile } from 'node:fs/promises';
import { DISTRICTS } from '#contract/city/districts.ts';
import { seededDraw } from '#server/examples/seeded-draw.rules.ts';
import type { BenchDatabase } from './bench-database.ts';
import type { Goals } from './goals.ts';
import { processorMs, type RunningProcess, visitor } from './product-process.ts';
import { beginningsOf, questionsAbout } from './search-queries.ts';

const GROUP = 'costs';
/** Of each kind, after half as many that make code warm. */
const PAGES = 600;
const AT_ONCE = 4;
const PAGES_OF_A_LIST = 30;

/** Milliseconds of the processor, everything counted: the product with what packs and writes pages, and its database. */
const GOALS: Record<string, number> = {
  'a business': 5,
  'a list': 4,
  'a search': 6,
};

/**
 * What an answer costs that nobody has asked for before: each address is asked for once. Times of the processor hardly
 * depend on what else the machine does.
 */
export async function measureCosts(
  bench: BenchDatabase,
  product: RunningProcess,
  goals: Goals,
): Promise<void> {
  const { ids, names } = await bench.sample(2 * PAGES);
  const categories = (await (await fetch(`${product.address}/api/categories`)).json()) as {
    slug: string;
  }[];
  const draw = seededDraw(31);
  const questions = [...new Set(Object.values(questionsAbout(names)).flat())];
  const asked = questions
    .map((question) => ({ question, at: draw.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ question }) => encodeURIComponent(question));
  const lists = categories.flatMap(({ slug }) =>
    DISTRICTS.flatMap((district) =>
      Array.from(
        { length: PAGES_OF_A_LIST },
        (_, page) => `/category/${slug}?district=${encodeURIComponent(district)}&page=${page + 1}`,
      ),
    ),
  );
  const boxOf = () => {
    const [west, south] = [35.1 + draw.random() * 0.3, 36.9 + draw.random() * 0.15];
    const sides = { west, south, east: west + 0.04, north: south + 0.03 };
    return Object.entries(sides)
      .map(([side, degrees]) => `${side}=${degrees.toFixed(4)}`)
      .join('&');
  };
  const kinds: Record<string, string[]> = {
    'a business': ids.map((id) => `/business/${id}`),
    'a list': lists,
    'a search': asked.map((question) => `/search?q=${question}`),
    'a search by the API': asked.map(
      (question) => `/api/businesses/search?q=${question}&district=${DISTRICTS[1]}`,
    ),
    'a suggestion': beginningsOf(questions).map(
      (begun) => `/api/search/suggestions?q=${encodeURIComponent(begun)}`,
    ),
    'a box of the map': Array.from({ length: 2 * PAGES }, boxOf).map(
      (box) => `/api/map/businesses?${box}`,
    ),
  };
  for (const [name, paths] of Object.entries(kinds)) {
    const measured = Math.min(PAGES, Math.floor((paths.length * 2) / 3));
    await askEach(product, paths.slice(0, measured / 2));
    const before = [await processorMs(product.pid), await ofServer(bench)] as const;
    await askEach(product, paths.slice(measured / 2, measured / 2 + measured));
    const node = ((await processorMs(product.pid)) - before[0]) / measured;
    const postgres = ((await ofServer(bench)) - before[1]) / measured;
    const text = `${(node + postgres).toFixed(1)} ms: Node.js ${node.toFixed(1)}, PostgreSQL ${postgres.toFixed(1)}`;
    const goal = GOALS[name];
    goals.note(
      GROUP,
      `${name} that nobody has asked for`,
      text,
      goal ? `≤ ${goal} ms` : '',
      !goal || node + postgres <= goal,
    );
  }
  const status = await readFile(`/proc/${product.pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  goals.note(
    GROUP,
    'memory of the product after it',
    `${Math.round(kilobytes / 1024)} MB`,
    '',
    true,
  );
}

let visitors = 0;

async function askEach({ address }: RunningProcess, paths: readonly string[]): Promise<void> {
  let next = 0;
  const walk = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      const headers = { 'accept-encoding': 'br', ...visitor(visitors++) };
      const answer = await fetch(address + path, { headers });
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
}

/** Of the server and all that it started, those that have ended too. */
async function ofServer({ serverPid }: BenchDatabase): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const times = processes.map(async (pid) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const [, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [own = 0, ofEnded = 0] = [9, 11].map(
      (at) => (Number(fields[at]) + Number(fields[at + 1])) * 10,
    );
    if (Number(pid) === serverPid) return own + ofEnded;
    return Number(parent) === serverPid ? own : 0;
  });
  return (await Promise.all(times)).reduce((sum, one) => sum + one, 0);
}
