import { createHash, randomBytes } from 'node:crypto';
import { appendFile, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/api/api.ts';
import { isForAll } from '#contract/api/endpoint.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/postgres-embedded/embedded-postgres.ts';
import { dataOfAFirstStart } from '#tests/faults/data-of-a-first-start.ts';
import { killNow, type Run, runProgram, serveProduct } from '#tests/faults/running-product.ts';
import { freePort } from '#tests/load/product-process.ts';
import { BUSINESS_PATH, publicPages } from '#tests/support/public-pages.ts';
import { inTime } from './in-time.ts';
import { until } from './postgres-parent.ts';

/** A primary, and a real streaming replica of it: the same data, started twice. */
let folder: string;
let primary: EmbeddedPostgres;
let replica: EmbeddedPostgres;
let product: Run;
let site: string;
let metrics: string;
let env: Record<string, string>;
/** As whoever may pause a replica. */
let there: pg.Client;
let here: pg.Client;
/** Of a signed-in admin. */
let session: string;

const BUSINESS = Number(BUSINESS_PATH.split('/').at(-1));
const NOT_BY_THE_REPLICA = 'a replica could not answer';

const asSupervisor = async ({ connection }: EmbeddedPostgres, database = 'directory') => {
  const client = new pg.Client({ ...connection, user: 'postgres', database });
  client.on('error', () => {});
  await client.connect();
  return client;
};
const textOf = async (path: string, cookie = '') => {
  const answer = await fetch(site + path, { headers: { Cookie: cookie } });
  return answer.text();
};
const shows = async (path: string, text: string, cookie = '') =>
  (await textOf(path, cookie)).includes(text);
const measured = async (name: string) =>
  new RegExp(`^${name} (.*)$`, 'm').exec(await (await fetch(`${metrics}/metrics`)).text())?.[1];
const isRead = async () => (await measured('directory_replica_read')) === '1';
const rename = (name: string) =>
  here.query('update businesses set name = $1 where id = $2', [name, BUSINESS]);

/** As the admin: another number on /contact. @returns the cookies of the answer */
const change = async (contactPhone: string) => {
  const answer = await fetch(`${site}/api/admin/settings`, {
    method: 'PUT',
    headers: { Cookie: session, 'Content-Type': 'application/json' },
    body: JSON.stringify({ contactPhone }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
};

/** A change is on pages within a second. */
const soon = (sentence: string, condition: () => Promise<boolean>) =>
  inTime(1000, until(sentence, condition));

const startReplica = async () => {
  replica = await startEmbeddedPostgres({ dataDir: join(folder, 'replica') });
  there = await asSupervisor(replica);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'directory-replica-'));
  // The account of the one server comes to the socket of the other.
  await chmod(folder, 0o755);
  for (const name of ['primary', 'replica']) {
    await dataOfAFirstStart('on', join(folder, name));
    await chmod(join(folder, name), 0o755);
  }
  primary = await startEmbeddedPostgres({ dataDir: join(folder, 'primary') });
  const place = join(folder, 'replica', 'postgres');
  await writeFile(join(place, 'standby.signal'), '');
  const { host, port } = primary.connection;
  await appendFile(
    join(place, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=postgres'\n`,
  );
  await startReplica();
  here = await asSupervisor(primary);

  const token = randomBytes(16).toString('base64url');
  session = `session=${token}`;
  await here.query(
    `with admin as (insert into users (email, name, role) values ('y@ornek.example', 'Y', 'admin') returning id)
    insert into sessions (token_hash, user_id, expires_at, proved_at)
    select $1, id, now() + interval '1 hour', now() from admin`,
    [createHash('sha256').update(token).digest()],
  );
  const [port1, port2] = [await freePort(), await freePort()];
  site = `http://127.0.0.1:${port1}`;
  metrics = `http://127.0.0.1:${port2}`;
  const data = join(folder, 'data');
  await mkdir(data);
  env = {
    ...{ PORT: String(port1), METRICS_PORT: String(port2), DATA_DIR: data, PUBLIC_URL: site },
    ...{ DATABASE_URL: primary.connectionString, DATABASE_READ_URL: replica.connectionString },
    SECRET_KEY: (await readFile(join(folder, 'primary', 'secret-key'), 'utf8')).trim(),
    ...{ LOG_LEVEL: 'warn', TEAM_PASSKEYS: 'optional' },
  };
  product = serveProduct(env);
  await product.printed('is ready');
});
afterAll(async () => {
  await here?.end().catch(() => {});
  await there?.end().catch(() => {});
  if (product) await killNow(product);
  await replica?.stop();
  await primary?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('every public page and every call that is the same for everybody is answered by the replica', async () => {
  await until('the replica is read from', isRead);
  for (const { path, status } of publicPages) {
    expect([path, (await fetch(site + path)).status]).toEqual([path, status]);
  }
  const values: Record<string, string> = {
    id: String(BUSINESS),
    slug: 'kafeler',
    categoryName: 'Kafeler',
    district: 'seyhan',
    file: 'csv',
  };
  for (const endpoint of Object.values(endpoints).filter(isForAll)) {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name) => values[name] ?? 'yok');
    const { status } = await fetch(`${site}${path}?q=kebbap&limit=3&ids=1&since=0`);
    expect([path, status < 500]).toEqual([path, true]);
  }
  expect(product.output()).not.toContain(NOT_BY_THE_REPLICA);
  const { rows } = await there.query(
    "select 1 from pg_stat_activity where usename = 'directory' and state is not null",
  );
  expect(rows.length).toBeGreaterThan(0);
});

test('a page becomes old when the replica shows the change, not before', async () => {
  await rename('Birinci Ad');
  await soon('its page says so', () => shows(BUSINESS_PATH, 'Birinci Ad'));
  await there.query('select pg_wal_replay_pause()');
  await rename('İkinci Ad');
  expect(await shows(`/api/businesses/${BUSINESS}`, 'Birinci Ad')).toBe(true);
  expect(await shows(BUSINESS_PATH, 'Birinci Ad')).toBe(true);
  await there.query('select pg_wal_replay_resume()');
  await soon('its page says so', () => shows(BUSINESS_PATH, 'İkinci Ad'));
});

test('whoever wrote reads it at once, others when the replica has it; one that stays behind is left', async () => {
  const [before, after] = ['0322 111 11 11', '0322 222 22 22'];
  await change(before);
  await soon('all read it', () => shows('/contact', before));
  await there.query('select pg_wal_replay_pause()');
  const own = await change(after);
  expect(own).toMatch(/^wrote=/);
  expect(await shows('/contact', after, own)).toBe(true);
  expect(await shows('/contact', before)).toBe(true);
  // What is not signed by this site says nothing.
  expect(await shows('/contact', before, own.replace(/.$/, '-'))).toBe(true);
  await until('the replica is left', async () => !(await isRead()), 15_000);
  await soon('all read it', () => shows('/contact', after));
  expect(Number(await measured('directory_replica_lag_seconds'))).toBeGreaterThan(5);
  const ready = await fetch(`${metrics}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([200, expect.stringContaining('behind')]);
  await rename('Üçüncü Ad');
  await soon('its page says so', () => shows(BUSINESS_PATH, 'Üçüncü Ad'));
  await there.query('select pg_wal_replay_resume()');
  await until('the replica is read from', isRead);
  expect(await shows(BUSINESS_PATH, 'Üçüncü Ad')).toBe(true);
});

test('without the replica pages and calls go on, and it is read from when it is back', async () => {
  const statuses: number[] = [];
  const ask = async () => {
    for (const path of ['/', `/api/businesses/${BUSINESS}`, '/api/search?q=kafe'])
      statuses.push((await fetch(site + path)).status);
  };
  await there.end();
  const stopped = replica.stop();
  await until('it is left', async () => {
    await ask();
    return !(await isRead());
  });
  await stopped;
  await ask();
  await rename('Dördüncü Ad');
  await soon('its page says so', () => shows(BUSINESS_PATH, 'Dördüncü Ad'));
  const told = async (more = {}) => {
    const doctor = runProgram(['src/server/commands/main.ts', 'doctor'], { ...env, ...more });
    await doctor.exitCode;
    return doctor.output();
  };
  const noReplica = { DATABASE_READ_URL: primary.connectionString };
  expect(await told(noReplica)).toContain('not read from: the server of DATABASE_READ_URL is no');
  await startReplica();
  await until('the replica is read from', isRead);
  expect(await told()).toMatch(/The replica is \d+ ms behind/);
  await ask();
  expect(new Set(statuses)).toEqual(new Set([200]));
  await rename('Beşinci Ad');
  await soon('its page says so', () => shows(BUSINESS_PATH, 'Beşinci Ad'));
});

test('while the primary is away pages that nobody has asked for yet are made', async () => {
  await here.end();
  await primary.stop();
  expect((await fetch(`${site}/business/${BUSINESS + 7}`)).status).toBe(200);
  expect((await fetch(`${site}/category/barlar?district=Seyhan`)).status).toBe(200);
  expect(await isRead()).toBe(true);
  expect((await fetch(`${site}/readyz`)).status).toBe(503);
});

test('a replica that is made the primary is read on until the product is told, and written to from then on', async () => {
  await there.query('select pg_promote()');
  // By an instance that was told before.
  const name = 'Altıncı Ad';
  await there.query('update businesses set name = $1 where id = $2', [name, BUSINESS]);
  await until('its page says so', () => shows(BUSINESS_PATH, name), 10_000);
  expect((await fetch(`${site}/business/${BUSINESS + 8}`)).status).toBe(200);
  expect(await isRead()).toBe(true);
  product.child.kill('SIGTERM');
  await product.exitCode;
  product = serveProduct({
    ...env,
    ...{ DATABASE_URL: replica.connectionString, DATABASE_READ_URL: '' },
  });
  await product.printed('is ready');
  await change('0322 333 33 33');
  await soon('all read it', () => shows('/contact', '0322 333 33 33'));
  expect(await shows(BUSINESS_PATH, name)).toBe(true);
});
