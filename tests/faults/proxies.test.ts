import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killNow, type Run, serveProduct } from '#tests/faults/running-product.ts';
import { freePort } from '#tests/load/product-process.ts';
import { PostgresParent, processesIn, until } from './postgres-parent.ts';
import { type ShippedProxy, startCaddy, startNginx } from './proxy-samples.ts';

/** Each is asked for so often through each proxy while something is wrong. */
const ROUNDS = 3;
/** health_interval and health_timeout of deploy/Caddyfile, twice over. */
const TWO_LOOKS_MS = 20_000;

let folder: string;
let databaseDir: string;
let database: PostgresParent;
let proxies: ShippedProxy[] = [];
let pages: string[] = [];
const instances: { port: number; run: Run; start(): Run }[] = [];

const newFolder = (name: string) => mkdtemp(join(folder, `${name}-`));
const signalDatabase = (signal: NodeJS.Signals) => {
  for (const pid of processesIn(databaseDir)) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // A server process whose client has just gone.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
};

/** How the answers of the pages were, by proxy: `nginx 200`. */
async function askForPages(): Promise<string[]> {
  const statuses = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(
      proxies.flatMap(({ name, ask }) =>
        pages.map(async (path) => statuses.add(`${name} ${await ask(path)}`)),
      ),
    );
  }
  return [...statuses].toSorted();
}

/** How many instances hear of changes. */
async function listenersOf(connection: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where query = 'listen public_data_changed' and state = 'idle'",
    );
    return rows.length;
  } finally {
    await client.end();
  }
}
const WELL = ['Caddy 200', 'nginx 200'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'directory-proxies-'));
  databaseDir = join(folder, 'data');
  database = new PostgresParent(databaseDir);
  const { connectionString } = await database.line('serves');
  for (const _ of ['first', 'second']) {
    const port = await freePort();
    const env = {
      ...{ PORT: String(port), DATA_DIR: await newFolder('instance') },
      ...{ DATABASE_URL: connectionString, SECRET_KEY: 'one key for both of them, for this test' },
      ...{ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent', BACKUP_DIR: 'off' },
    };
    const start = () => serveProduct(env);
    const run = start();
    instances.push({ port, run, start });
    await run.printed('is ready');
  }
  const ports = [instances[0]?.port ?? 0, instances[1]?.port ?? 0] as const;
  proxies = [
    await startNginx(await newFolder('nginx'), ports),
    await startCaddy(await newFolder('caddy'), ports),
  ];
  const listed = await fetch(`http://127.0.0.1:${ports[0]}/api/businesses?limit=8`);
  const businesses = (await listed.json()) as { id: number }[];
  pages = ['/', '/businesses', '/faq', ...businesses.map(({ id }) => `/business/${id}`)];
  for (const { name, ask } of proxies)
    await until(`${name} answers`, async () => (await ask('/faq')) === 200);
  expect(await askForPages()).toEqual(WELL);
});
afterAll(async () => {
  for (const proxy of proxies) await proxy.stop();
  for (const { run } of instances) await killNow(run);
  signalDatabase('SIGCONT');
  await database.stop();
  await until('the database has gone', () => processesIn(databaseDir).length === 0);
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

test('with the database stopped or frozen, pages seen before go on through both proxies', async () => {
  await database.kill('SIGTERM');
  await until('the database has gone', () => processesIn(databaseDir).length === 0);
  expect(await askForPages()).toEqual(WELL);
  // Longer than two looks of Caddy at the health of an instance: none of them is taken out for it.
  for (const end = Date.now() + TWO_LOOKS_MS; Date.now() < end; )
    expect(await askForPages()).toEqual(WELL);
  // What nobody has seen is refused by the product, and stays refused by it.
  for (const { name, ask } of proxies) expect(await ask('/search?q=yeni'), name).toBe(503);
  expect(await askForPages()).toEqual(WELL);

  database = new PostgresParent(databaseDir);
  const { connection } = await database.line('serves');
  const ready = async () => (await fetch(`http://127.0.0.1:${instances[0]?.port}/readyz`)).status;
  await until('the site is ready', async () => (await ready()) === 200);
  // From then on no page is taken for true any more: each is asked for anew, and cannot be made.
  await until('both listen again', async () => (await listenersOf(connection)) === 2);
  signalDatabase('SIGSTOP');
  expect(await askForPages()).toEqual(WELL);
  signalDatabase('SIGCONT');
  await until('the site is ready', async () => (await ready()) === 200);
});

test('while an instance restarts nobody is refused', async () => {
  const [first] = instances;
  if (!first) throw new Error('nothing was started');
  const seen = new Set<string>();
  let isOver = false;
  const visitors = Array.from({ length: 4 }, async () => {
    while (!isOver) for (const line of await askForPages()) seen.add(line);
  });
  first.run.child.kill('SIGTERM');
  await first.run.exitCode;
  first.run = first.start();
  await first.run.printed('is ready');
  isOver = true;
  await Promise.all(visitors);
  expect([...seen].toSorted()).toEqual(WELL);
});
