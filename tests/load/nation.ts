import { execFile, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { seededDraw } from '#server/examples/seeded-draw.rules.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { until } from '#tests/faults/postgres-parent.ts';
import { runProgram } from '#tests/faults/running-product.ts';
import { type ShippedVarnish, startVarnish } from '#tests/faults/varnish-sample.ts';
import {
  asBrowser,
  type askAsACity,
  type City,
  cityOf,
  crawl,
  nextPath,
  type Round,
} from './city-traffic.ts';
import type { Goals } from './goals.ts';
import { findPrograms, OwnPostgres, type Programs } from './own-postgres.ts';
import { freePort, processorMs, type RunningProcess, startProduct } from './product-process.ts';
import { steadily } from './steadily.ts';
import { quantile } from './tables.ts';

const GROUP = 'nation';
/** Of which none may be lost. */
const WRITES = 1000;
const WRITERS = 8;
const PAGES_PER_SECOND = { ofB: 10, whileTheKillingGoesOn: 30 };
/** After writes are answered again: what comes late is seen too. */
const AFTERWARDS_MS = 5000;
/** A database keeps a fingerprint of the one it was begun with. */
const SECRET_KEY = randomUUID();
/** Whatever hangs, it ends. */
const MOST_MS = 15 * 60_000;
const PATIENCE_MS = 15_000;

/** City A, with an edge in front of its two instances, and city B, which has nothing in common with it. */
interface Nation {
  primary: OwnPostgres;
  standby: OwnPostgres;
  edge: ShippedVarnish;
  /** Starts one of A's instances anew, as an operator does after another line in its settings. */
  restart(instance: number, settings: Record<string, string>): Promise<void>;
  a: City;
  b: { server: OwnPostgres; product: RunningProcess; city: City };
}
type Later = (end: () => unknown) => void;

/**
 * A country of two cities on one machine: how fast pages come through Varnish while they change, what the other city
 * feels of it, and what is lost when the primary is killed.
 */
export async function measureNation(
  goals: Goals,
  { businesses, seconds }: { businesses: number; seconds: number },
): Promise<void> {
  const ends: (() => unknown)[] = [];
  const endAll = async () => {
    for (let end = ends.pop(); end; end = ends.pop()) await end();
  };
  const giveUp = async (reason: unknown) => {
    console.error(reason);
    await endAll();
    process.exit(1);
  };
  const timer = setTimeout(() => void giveUp('it takes too long: given up'), MOST_MS);
  for (const end of ['SIGINT', 'SIGTERM', 'uncaughtException'])
    process.once(end, (reason) => void giveUp(reason));
  try {
    const nation = await setUp(businesses, (end) => ends.push(end));
    await measurePages(nation, goals, seconds);
    await measureTakeover(nation, goals);
  } finally {
    await endAll();
    clearTimeout(timer);
  }
}

async function setUp(businesses: number, later: Later): Promise<Nation> {
  const folder = await mkdtemp(join(tmpdir(), 'directory-nation-'));
  later(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  // PostgreSQL and Varnish serve under accounts of their own.
  await chmod(folder, 0o755);
  const programs = await findPrograms(folder);
  const { stderr } = await promisify(execFile)('varnishd', ['-V']).catch(() => {
    throw new Error("this needs Debian's varnish and varnish-modules");
  });
  console.log(`With ${programs.name}; ${stderr.split('\n')[0]}`);

  const primary = await filled(programs, join(folder, 'primary'), businesses, later);
  const standby = await primary.standby(join(folder, 'standby'));
  later(() => standby.stop());
  await primary.ask("alter system set synchronous_standby_names = 'standby'");
  await primary.ask('select pg_reload_conf()');
  await until('the standby has what is answered', async () => {
    const rows = await primary.ask('select sync_state from pg_stat_replication');
    return rows[0]?.sync_state === 'sync';
  });

  const ports: [number, number] = [await freePort(), await freePort()];
  const port = await freePort();
  const edge = await startVarnish(folder, { port, instances: ports, memory: '512m' });
  later(() => edge.stop());
  const { address } = edge;
  const ofA = {
    ...settingsOn(primary),
    ...{ DATABASE_READ_URL: standby.url, PUBLIC_URL: address, EDGE_URLS: address },
  };
  const instances: RunningProcess[] = [];
  later(() => Promise.all(instances.map((instance) => instance.stop())));
  const start = async (one: number, settings: Record<string, string>) => {
    const own = { PORT: String(ports[one]), DATA_DIR: join(folder, `instance-${one}`) };
    instances[one] = await startProduct({ ...ofA, ...own, ...settings });
  };
  for (const one of ports.keys()) await start(one, {});

  const server = await filled(programs, join(folder, 'other-city'), 0, later);
  const product = await startProduct(settingsOn(server));
  later(() => product.stop());
  await until('the edge answers', async () => (await asked(address, '/')) === 200);
  return {
    ...{ primary, standby, edge },
    async restart(one, settings) {
      const instance = instances[one];
      delete instances[one];
      await instance?.stop();
      await start(one, settings);
    },
    a: await cityIn(primary, businesses, address),
    b: { server, product, city: await cityIn(server, 1000, product.address) },
  };
}

const settingsOn = (server: OwnPostgres) => ({
  ...{ DATABASE_URL: server.url, SECRET_KEY, BACKUP_DIR: 'off', LOG_LEVEL: 'error' },
});

/** A server with a city: the examples, and so many businesses more. */
async function filled(
  programs: Programs,
  folder: string,
  businesses: number,
  later: Later,
): Promise<OwnPostgres> {
  const server = await OwnPostgres.make(programs, folder);
  later(async () => {
    await server.stop();
    await server.clear();
  });
  const product = await startProduct(settingsOn(server));
  try {
    if (businesses === 0) return server;
    const program = ['src/server/commands/main.ts', 'generate', String(businesses)];
    const made = runProgram(program, { ...settingsOn(server), DATA_DIR: product.dataDir });
    if ((await made.exitCode) !== 0) throw new Error(made.output());
    return server;
  } finally {
    await product.stop();
  }
}

async function cityIn(server: OwnPostgres, count: number, address: string): Promise<City> {
  const { db, close } = openDatabase({ connectionString: server.url }, openLog('silent'));
  try {
    return await cityOf(db, count, address);
  } finally {
    await close();
  }
}

/** The status of what is answered there; 0 for no answer, or none in time. */
async function asked(address: string, path: string, init: RequestInit = {}): Promise<number> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(address + path, { ...init, signal });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** A message to those who run the site, as a visitor of it sends one. */
const write = (address: string, content: string, count: number) =>
  asked(address, '/api/inquiries', {
    method: 'POST',
    headers: { ...asBrowser(count), 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ayşe Yılmaz', email: `y${count}@ornek.example`, content }),
  });

/** How many of these messages a server does not have. */
async function lostOf(server: OwnPostgres, contents: readonly string[]): Promise<number> {
  const rows = await server.ask('select content from inquiries');
  const there = new Set(rows.map(({ content }) => content));
  return contents.filter((content) => !there.has(content)).length;
}

/** Pages of a city, by how often each is visited. */
function visits(address: string, city: City, perSecond: number) {
  const draw = seededDraw(31);
  return steadily(perSecond, async (turn) => {
    const path = nextPath(draw, city);
    return { path, status: await asked(address, path, { headers: asBrowser(turn) }) };
  });
}

/** City B: its visitors, and one who writes each second. */
function livesOn({ product: { address }, city }: Nation['b']) {
  const written: string[] = [];
  const stopReading = visits(address, city, PAGES_PER_SECOND.ofB);
  const stopWriting = steadily(1, async (turn) => {
    const content = randomUUID();
    const status = await write(address, content, turn);
    if (status === 200) written.push(content);
    return { path: '/api/inquiries', status };
  });
  return async () => ({ pages: await stopReading(), writes: await stopWriting(), written });
}

/** By a process of its own: what is measured beside it does not wait for it. */
async function send(round: Round): ReturnType<typeof askAsACity> {
  const sender = fork(new URL('./city-sender.ts', import.meta.url), { serialization: 'advanced' });
  sender.send(round);
  const seen = once(sender, 'message').then(([told]) => told);
  const failed = once(sender, 'exit').then(([code]) => {
    throw new Error(`the sender ended with ${code}`);
  });
  // It ends after it has told, too.
  failed.catch(() => {});
  return await Promise.race([seen, failed]);
}

async function counters(work: string) {
  const { stdout } = await promisify(execFile)('varnishstat', ['-n', work, '-j']);
  const told = JSON.parse(stdout).counters as Record<string, { value: number }>;
  const value = (name: string) => told[`MAIN.${name}`]?.value ?? 0;
  return { hits: value('cache_hit'), asked: value('client_req') };
}

/** Varnish's manager leaves the work to a child. */
async function workerOf(pid: number): Promise<number> {
  return Number.parseInt(await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'), 10);
}

async function measurePages({ edge, primary, a, b }: Nation, goals: Goals, seconds: number) {
  const { address } = edge;
  console.log('Reading everything once through the edge.');
  const all = [
    ...a.ids.map((id) => `/business/${id}`),
    ...a.slugs.map((slug) => `/category/${slug}`),
  ];
  await crawl(address, all, { byPeople: true });
  // Lists and searches that people ask for are made, and stand at the edge.
  await send({ address, city: a, seconds, seed: 41 });
  const stopB = livesOn(b);
  const worker = await workerOf(edge.pid);
  const [before, beforeMs] = [await counters(edge.work), await processorMs(worker)];
  let isOver = false;
  const changing = purges(address, primary, a, () => isOver);
  const seen = await send({ address, city: a, seconds, seed: 42 });
  isOver = true;
  const [after, afterMs] = [await counters(edge.work), await processorMs(worker)];
  const waits = await changing;
  const ofB = await stopB();

  const eachMs = (afterMs - beforeMs) / seen.total;
  const hits = (after.hits - before.hits) / (after.asked - before.asked);
  const text = `${Math.round(seen.perSecond)}/s, p50 ${seen.p50} ms, p99 ${seen.p99} ms, ${seen.failures} failed, ${eachMs.toFixed(3)} ms of Varnish's processor each`;
  goals.note(GROUP, 'A through the edge', text, '≥ 10000/s', seen.perSecond >= 10_000);
  goals.note(GROUP, 'hit rate', `${(hits * 100).toFixed(1)} %`, '≥ 98 %', hits >= 0.98);
  const longest = Math.max(...waits);
  const told = `p50 ${Math.round(quantile(waits, 0.5))} ms, longest of ${waits.length} ${Math.round(longest)} ms`;
  goals.note(GROUP, 'a change is on its page', told, '≤ 1000 ms', longest <= 1000);
  await noteB(goals, 'B while A is visited', b, ofB);
}

/** One after the other: until the page of a business shows its new name at the edge. */
async function purges(address: string, primary: OwnPostgres, { ids }: City, isOver: () => boolean) {
  const waits: number[] = [];
  for (let turn = 0; !isOver(); turn += 1) {
    const [id, name] = [ids[turn % ids.length], `Yeni Ad ${turn}`];
    const path = `${address}/business/${id}`;
    await asked(path, '');
    const changedAt = performance.now();
    await primary.ask(`update businesses set name = '${name}' where id = ${id}`);
    while (!(await (await fetch(path)).text()).includes(name)) await pause(5);
    waits.push(performance.now() - changedAt);
    await pause(500);
  }
  return waits;
}

type LifeOfB = Awaited<ReturnType<ReturnType<typeof livesOn>>>;

async function noteB(
  goals: Goals,
  name: string,
  b: Nation['b'],
  { pages, writes, written }: LifeOfB,
) {
  const times = pages.map(({ ms }) => ms);
  const failed = pages.filter(({ status }) => status !== 200).length;
  const lost = (await lostOf(b.server, written)) + writes.length - written.length;
  const of = (part: number) => Math.round(quantile(times, part));
  const text = `p50 ${of(0.5)} ms, p99 ${of(0.99)} ms, ${failed} of ${pages.length} pages failed, ${lost} of ${writes.length} writes`;
  goals.note(GROUP, name, text, '0 failed', failed + lost === 0);
}

/** The primary is killed while both cities are visited, and whoever runs A does what docs/operating.md says, at once. */
async function measureTakeover(nation: Nation, goals: Goals) {
  const { primary, standby, edge, restart, a, b } = nation;
  const { address } = edge;
  const stopB = livesOn(b);
  const stopVisits = visits(address, a, PAGES_PER_SECOND.whileTheKillingGoesOn);
  const answered: { content: string; sentAt: number; ms: number }[] = [];
  let isOver = false;
  let count = 0;
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!isOver) {
      const [content, sentAt] = [randomUUID(), performance.now()];
      const status = await write(address, content, count++);
      if (status === 200) answered.push({ content, sentAt, ms: performance.now() - sentAt });
      else await pause(50);
    }
  });
  await until(`${WRITES} writes are answered`, () => answered.length >= WRITES, 120_000);
  const killedAt = performance.now();
  primary.kill();
  const before = answered.length;
  await standby.promote();
  const promotedMs = performance.now() - killedAt;
  const restartedMs: number[] = [];
  for (const one of [0, 1]) {
    await restart(one, { DATABASE_URL: standby.url, DATABASE_READ_URL: '' });
    restartedMs.push(performance.now() - killedAt);
  }
  await pause(AFTERWARDS_MS);
  isOver = true;
  await Promise.all(writers);
  const pages = await stopVisits();
  const ofB = await stopB();

  const lost = await lostOf(
    standby,
    answered.map(({ content }) => content),
  );
  const writeMs = answered.slice(0, before).map(({ ms }) => ms);
  const times = `each p50 ${Math.round(quantile(writeMs, 0.5))} ms with the standby having it`;
  const told = `${lost} of ${answered.length}, ${before} of them from before; ${times}`;
  goals.note(GROUP, 'answered writes that are lost', told, '0', lost === 0);
  const again = answered.find(({ sentAt }) => sentAt > killedAt);
  const backMs = again ? again.sentAt + again.ms - killedAt : Number.POSITIVE_INFINITY;
  const [back, promoted, first, second] = [backMs, promotedMs, ...restartedMs].map((ms) =>
    (ms / 1000).toFixed(1),
  );
  const steps = `${back} s after the kill; promoted after ${promoted}, instances restarted after ${first} and ${second}`;
  goals.note(GROUP, 'writes are answered again', steps, '≤ 10 s', backMs <= 10_000);
  const failed = pages.filter(({ status }) => status !== 200);
  const slowest = Math.round(Math.max(...pages.map(({ ms }) => ms)));
  const went = `${failed.length} of ${pages.length} failed, slowest ${slowest} ms`;
  goals.note(GROUP, 'pages meanwhile', went, '0 failed', failed.length === 0);
  const seconds = Map.groupBy(failed, ({ sentAt }) => Math.floor((sentAt - killedAt) / 1000));
  for (const [second, some] of seconds)
    console.log(
      `      ${some.length} that were asked for ${second} s after the kill: ${some[0]?.status} ${some[0]?.path}`,
    );
  await noteB(goals, 'B while A is taken over', b, ofB);
}
