import { mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import { chooseWayToRun } from './account.ts';
import { findBinaries } from './binaries.ts';
import { createCluster, giveTo, hasCluster, supervisorRole } from './cluster.ts';
import { EmbeddedPostgresError, explainFailure } from './error.ts';
import { dataInUse, endLeftovers, readHolder, writeHolder } from './leftovers.ts';
import { askHolder, type Mutex, nameOfData, takeMutex } from './mutex.ts';
import { type EmbeddedPostgresEvent, keepRunning } from './restart.ts';
import { answers, launchServer } from './server.ts';
import { connectionStringOf, openSocketFolder, port } from './socket.ts';

export { EmbeddedPostgresError, type EmbeddedPostgresEvent };

interface EmbeddedPostgresOptions {
  /** The database is kept in `postgres` under it; made when missing. */
  dataDir: string;
  /** Made when missing; `directory` by default. */
  database?: string;
  /** 30 by default, 200 for tests. */
  maxConnections?: number;
  /** For the log: what happens to the server after it was started. */
  onEvent?: (event: EmbeddedPostgresEvent) => void;
  /** No fsync, so faster; for data that nobody misses. */
  forTests?: boolean;
}

export interface EmbeddedPostgres {
  /** Options for `new pg.Pool(...)`. */
  connection: { host: string; port: number; user: string; database: string };
  /** The same as one string, for child processes; good as long as this process lives. */
  connectionString: string;
  /** Stops the server (fast shutdown) and frees the data for others. Done once, however often called. */
  stop(): Promise<void>;
}

/** The site's role: owns its database, may make others, is no superuser. */
const siteRole = 'directory';
const defaultDatabase = 'directory';

/**
 * Starts PostgreSQL on the data in `dataDir`, makes both when missing, and keeps it running:
 * a server that dies is started again; a server whose parent dies stops by itself.
 * Throws an EmbeddedPostgresError whose message is one sentence for the operator.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const dataDir = openDataDir(options.dataDir);
  const pgData = join(dataDir, 'postgres');
  const name = nameOfData(dataDir);
  const mutex = await takeMutex(name);
  if (!mutex) throw dataInUse(dataDir, (await askHolder(name)) ?? readHolder(pgData));
  const socket: { close?: () => void } = {};
  try {
    return await startUnderMutex(options, { dataDir, pgData, name, mutex, socket });
  } catch (reason) {
    socket.close?.();
    await mutex.release();
    throw explainFailure(dataDir, reason);
  }
}

/**
 * For operator commands: joins the server of a site that is running on this data,
 * else starts one for as long as the command runs. `stop` ends only what was started here.
 */
export async function attachToEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const patientUntil = Date.now() + 30_000;
  for (;;) {
    try {
      return await startEmbeddedPostgres(options);
    } catch (reason) {
      const isInUse = reason instanceof EmbeddedPostgresError && reason.code === 'data_in_use';
      if (!isInUse) throw reason;
      const joined = await joinServer(options);
      if (joined) return joined;
      // The other one is just starting or just stopping.
      if (Date.now() > patientUntil) throw reason;
      await sleep(100);
    }
  }
}

async function joinServer(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres | undefined> {
  const dataDir = openDataDir(options.dataDir);
  let close = () => {};
  try {
    const folder = openSocketFolder(join(dataDir, 'postgres'));
    close = folder.close;
    const server = describe(folder.host, options.database ?? defaultDatabase, async () => close());
    if (await answers(server.connection)) return server;
  } catch (reason) {
    const isNotMadeYet = (reason as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isNotMadeYet) throw explainFailure(dataDir, reason);
  }
  close();
  return undefined;
}

interface Place {
  dataDir: string;
  pgData: string;
  name: string;
  mutex: Mutex;
  socket: { close?: () => void };
}

async function startUnderMutex(
  options: EmbeddedPostgresOptions,
  place: Place,
): Promise<EmbeddedPostgres> {
  const { dataDir, pgData, name } = place;
  const isDurable = options.forTests !== true;
  const binaries = findBinaries();
  const isThere = hasCluster(pgData, binaries.version);
  const way = chooseWayToRun(binaries, dataDir, pgData);
  await endLeftovers(name, pgData);
  if (isThere) giveTo(pgData, way.owner);
  else await createCluster(dataDir, pgData, way, isDurable);

  const folder = openSocketFolder(pgData);
  place.socket.close = folder.close;
  const maxConnections = options.maxConnections ?? (isDurable ? 30 : 200);
  const asSupervisor = { host: folder.host, port, user: supervisorRole, database: 'postgres' };
  const launch = () => launchServer(pgData, way, { name, maxConnections, isDurable }, asSupervisor);

  const server = launch();
  try {
    await server.ready;
    writeHolder(pgData);
    await makeDatabase(asSupervisor, options.database ?? defaultDatabase);
  } catch (reason) {
    await server.stop();
    throw reason;
  }
  const stopServing = keepRunning(server, {
    pgData,
    launch,
    clear: () => endLeftovers(name, pgData),
    onEvent: options.onEvent ?? (() => {}),
  });
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await stopServing();
    folder.close();
    rmSync(join(pgData, 'supervisor.pid'), { force: true });
    await place.mutex.release();
  };
  return describe(folder.host, options.database ?? defaultDatabase, () => {
    stopped ??= stop();
    return stopped;
  });
}

function openDataDir(path: string): string {
  try {
    makeFolder(path);
    return realpathSync(path);
  } catch (reason) {
    const { code } = reason as NodeJS.ErrnoException;
    if (!['EEXIST', 'ENOTDIR', 'ENOENT'].includes(code ?? '')) throw explainFailure(path, reason);
    throw new EmbeddedPostgresError(
      'no_permission',
      `The data folder ${path} cannot be made there (${code}): choose another DATA_DIR.`,
      reason,
    );
  }
}

/** Like `mkdir -p`; the recursive form of Node.js hides EROFS behind ENOENT and never ends under /proc. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (path !== dirname(path)) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (reason) {
    // Made by another start in the meantime.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw reason;
  }
}

/** The site's role and its database, each when missing. */
async function makeDatabase(asSupervisor: ClientConfig, database: string): Promise<void> {
  const client = new Client(asSupervisor);
  client.on('error', () => {});
  await client.connect();
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [siteRole]);
    if (role.rowCount === 0) await client.query(`create role ${siteRole} login createdb`);
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) {
      await client.query(`create database ${escapeIdentifier(database)} owner ${siteRole}`);
    }
  } finally {
    await client.end();
  }
}

function describe(host: string, database: string, stop: () => Promise<void>): EmbeddedPostgres {
  return {
    connection: { host, port, user: siteRole, database },
    connectionString: connectionStringOf(siteRole, host, database),
    stop,
  };
}
