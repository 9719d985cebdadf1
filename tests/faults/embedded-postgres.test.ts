import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attachToEmbeddedPostgres } from '#server/platform/postgres-embedded/embedded-postgres.ts';
import { times } from '#tests/support/nightly.ts';
import { inTime } from './in-time.ts';
import {
  ask,
  commandOf,
  isAlive,
  type Line,
  PostgresParent,
  postmasterOf,
  processesIn,
  until,
} from './postgres-parent.ts';

const isRoot = process.getuid?.() === 0;
/** Of the server, of its parent, of both. */
const KILLS = 3 * times(1, 7);
let dataDir: string;
let parents: PostgresParent[];

beforeEach(() => {
  dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'faults-')));
  parents = [];
});

afterEach(async () => {
  await Promise.all(parents.map((parent) => parent.stop()));
  await until('no process is left in the data folder', () => processesIn(dataDir).length === 0);
  rmSync(dataDir, { recursive: true });
});

function startParent(): PostgresParent {
  const parent = new PostgresParent(dataDir);
  parents.push(parent);
  return parent;
}

async function serve(): Promise<{ parent: PostgresParent; serves: Line }> {
  const parent = startParent();
  return { parent, serves: await parent.line('serves') };
}

const count = async (serves: Line) => ask(serves.connection, 'select count(*)::int as n from kept');
const watchdogs = () => processesIn(dataDir).filter((pid) => commandOf(pid).startsWith('/bin/sh'));

async function serveWithOneRow() {
  const served = await serve();
  await ask(served.serves.connection, 'create table kept (n int); insert into kept values (1)');
  return served;
}

test('a first start makes the data, a second one finds it', async () => {
  const { parent, serves } = await serveWithOneRow();
  const options = { connectionString: serves.connectionString };
  expect(await ask(options, 'select current_user, current_database() as db')).toEqual([
    { current_user: 'directory', db: 'directory' },
  ]);
  expect(await ask(options, 'create extension pg_trgm')).toEqual([]);
  const settings = ['fsync', 'full_page_writes', 'data_checksums', 'jit', 'listen_addresses'];
  const shown = settings.map((name) => `current_setting('${name}') as ${name}`).join(', ');
  expect(await ask(options, `select ${shown}`)).toEqual([
    { fsync: 'on', full_page_writes: 'on', data_checksums: 'on', jit: 'off', listen_addresses: '' },
  ]);
  await parent.stop();
  expect(processesIn(dataDir).filter((pid) => !commandOf(pid).includes('logger'))).toEqual([]);

  const again = await serve();
  expect(await count(again.serves)).toEqual([{ n: 1 }]);
});

test('the server stops by itself when its parent is killed', async () => {
  const { parent } = await serve();
  await parent.kill('SIGKILL');
  await until('the server is gone', () => processesIn(dataDir).length === 0);
});

test('a start right after the parent was killed waits for the old server, not long', async () => {
  const { parent } = await serveWithOneRow();
  await parent.kill('SIGKILL');
  const { serves } = await inTime(5000, serve());
  expect(await count(serves)).toEqual([{ n: 1 }]);
});

test('a server that outlived its parent and its watchdog is found and replaced', async () => {
  const { parent } = await serveWithOneRow();
  const orphan = postmasterOf(dataDir);
  for (const pid of watchdogs()) process.kill(pid, 'SIGKILL');
  await parent.kill('SIGKILL');
  expect(isAlive(orphan)).toBe(true);

  const { serves } = await serve();
  expect(isAlive(orphan)).toBe(false);
  expect(await count(serves)).toEqual([{ n: 1 }]);
});

test('a killed server is started again by its parent', async () => {
  const { parent, serves } = await serveWithOneRow();
  process.kill(postmasterOf(dataDir), 'SIGKILL');
  const restarted = inTime(5000, parent.line('server_restarted'));
  expect(await parent.line('server_died')).toMatchObject({ how: 'SIGKILL' });
  await restarted;
  expect(await count(serves)).toEqual([{ n: 1 }]);
});

test('a killed backend costs open connections, not the server', async () => {
  const { parent, serves } = await serveWithOneRow();
  const [backend] = (await ask(serves.connection, 'select 1')) ?? [];
  expect(backend).toBeDefined();
  const client = new pg.Client(serves.connection);
  const lost = new Promise((done) => client.on('error', done));
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  process.kill(rows[0].pid, 'SIGKILL');
  await lost;
  await until('it answers again', async () => count(serves));
  expect(parent.lines.map(({ type }) => type)).toEqual(['serves']);
});

test('after both were killed a start finds all rows', async () => {
  const { parent } = await serveWithOneRow();
  process.kill(postmasterOf(dataDir), 'SIGKILL');
  await parent.kill('SIGKILL');
  const { serves } = await serve();
  expect(await count(serves)).toEqual([{ n: 1 }]);
});

test('lock files of a dead server are stale even when their number belongs to another process now', async () => {
  const { parent } = await serveWithOneRow();
  await parent.stop();
  // A living process of the data's own account: by PostgreSQL's own measure a reason to refuse.
  const { uid, gid } = statSync(join(dataDir, 'postgres'));
  const other = spawn('sleep', ['60'], isRoot ? { uid, gid } : {});
  const lock = `${other.pid}\n${dataDir}/postgres\n1700000000\n5432\n/tmp\n\n  1 2\nready\n`;
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), lock);
  writeFileSync(join(dataDir, 'postgres/run/.s.PGSQL.5432.lock'), lock);
  writeFileSync(join(dataDir, 'postgres/run/.s.PGSQL.5432'), '');
  writeFileSync(join(dataDir, 'postgres/supervisor.pid'), `${other.pid} 1\n`);
  try {
    const { serves } = await serve();
    expect(await count(serves)).toEqual([{ n: 1 }]);
    expect(isAlive(other.pid!)).toBe(true);
  } finally {
    other.kill();
  }
});

test('a second instance on the same data ends with 75 within two seconds and names the first', async () => {
  const { parent, serves } = await serve();
  const second = startParent();
  expect(await inTime(2000, second.exited)).toBe(75);
  const refused = await second.line('refused');
  expect(refused.code).toBe('data_in_use');
  expect(refused.message).toContain(`process ${parent.process.pid}`);
  expect(await ask(serves.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a first instance that hangs is named as well', async () => {
  const { parent } = await serve();
  parent.process.kill('SIGSTOP');
  try {
    const second = startParent();
    expect((await second.line('refused')).message).toContain(`process ${parent.process.pid}`);
  } finally {
    parent.process.kill('SIGCONT');
  }
});

test('a command joins the server of a running site and leaves it running', async () => {
  const { serves } = await serveWithOneRow();
  const joined = await attachToEmbeddedPostgres({ dataDir });
  expect(await ask(joined.connection, 'select n from kept')).toEqual([{ n: 1 }]);
  await joined.stop();
  expect(await count(serves)).toEqual([{ n: 1 }]);
});

test('a command starts a server of its own when no site runs, and stops it', async () => {
  const own = await attachToEmbeddedPostgres({ dataDir });
  expect(await ask(own.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await own.stop();
  expect(await ask(own.connection, 'select 1 as one')).toBeUndefined();
});

test('data whose making was cut off is made anew', async () => {
  const parent = startParent();
  await until('the data is being made', () => processesIn(dataDir).length > 0);
  await parent.kill('SIGKILL');
  const { serves } = await serve();
  expect(await ask(serves.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('data of another PostgreSQL version, or none, is refused in one sentence and left alone', async () => {
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '15\n');
  const older = startParent();
  expect(await older.exited).toBe(78);
  expect((await older.line('refused')).message).toMatch(/PostgreSQL 15, this site brings/);

  rmSync(join(dataDir, 'postgres/PG_VERSION'));
  writeFileSync(join(dataDir, 'postgres/letter.txt'), 'dear diary');
  const foreign = startParent();
  expect(await foreign.exited).toBe(78);
  expect((await foreign.line('refused')).message).toMatch(/holds something else/);
});

test('a path of 200 characters with spaces and Turkish letters serves like any other', async () => {
  const long = join(dataDir, 'Çarşı içi, "öğle" ışığı', 'ş'.repeat(100));
  expect(long.length).toBeGreaterThan(100);
  expect(Buffer.byteLength(long)).toBeGreaterThan(200);
  const parent = new PostgresParent(long);
  parents.push(parent);
  const serves = await parent.line('serves');
  const connections = [serves.connection, { connectionString: serves.connectionString }];
  for (const connection of connections) {
    expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  }
});

test(`${KILLS} kills under a writer lose no answered row, and it is back within five seconds each time`, async () => {
  let { parent, serves } = await serve();
  await ask(serves.connection, 'create table written (n int primary key)');
  const answered: number[] = [];
  let isWriting = true;
  const write = async () => {
    for (let n = 0; isWriting; n += 1) {
      if (await ask(serves.connection, `insert into written values (${n})`)) answered.push(n);
    }
  };
  const writer = write();
  for (let round = 0; round < KILLS; round += 1) {
    const before = answered.length;
    await until('rows are written', () => answered.length > before + 5);
    const backAgain = async () => {
      if (round % 3 !== 0) process.kill(postmasterOf(dataDir), 'SIGKILL');
      if (round % 3 !== 1) {
        await parent.kill('SIGKILL');
        ({ parent, serves } = await serve());
      }
      const atKill = answered.length;
      await until('it writes again', () => answered.length > atKill + 1);
    };
    await inTime(5000, backAgain());
  }
  isWriting = false;
  await writer;

  const rows = (await ask(serves.connection, 'select n from written')) as { n: number }[];
  const stored = new Set(rows.map(({ n }) => n));
  expect(answered.filter((n) => !stored.has(n))).toEqual([]);
});
