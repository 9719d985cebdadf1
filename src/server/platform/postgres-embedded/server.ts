import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { programEnvironment, type WayToRun } from './account.ts';
import { hereForPrograms } from './cluster.ts';
import { EmbeddedPostgresError, explainFailure } from './error.ts';

interface ServerSettings {
  name: string;
  maxConnections: number;
  /** False only for tests: no fsync, data may be lost when the machine stops. */
  isDurable: boolean;
}

export interface RunningServer {
  pid: number;
  /** Settles when the server is gone, wanted or not; never fails. */
  gone: Promise<string>;
  /** Fails with an EmbeddedPostgresError when the server ends before it answers. */
  ready: Promise<void>;
  /** Fast shutdown; harder after 20 s. */
  stop(): Promise<void>;
}

/**
 * Becomes the server, after making sure that it is alone and leaving a watchdog behind.
 * 4 is the data folder: the lock on it lives as long as any process of a server, also of one in another
 * container that no process list here shows. Only under that lock are a dead server's files known to be stale.
 * (flock answers 1 when taken; anything else means a file system without locks.)
 * 3 is a pipe that only the parent holds: it ends with the parent however that ends, then the server is stopped.
 */
const launch = `
if command -v flock >/dev/null 2>&1; then
  for pause in .05 .1 .2 .3 .4 0; do
    flock -n 4; answer=$?
    [ $answer -eq 1 ] || break
    sleep $pause
  done
  [ $answer -eq 1 ] && exit 75
fi
rm -f postmaster.pid run/.s.PGSQL.*
mkdir -p -m 700 run || exit 1
( (read -r line <&3; kill -INT $$) >/dev/null 2>&1 4<&- & )
exec "$@" 3<&-
`;

/** Starts the server; returns at once. */
export function launchServer(
  pgData: string,
  way: WayToRun,
  settings: ServerSettings,
  connection: ClientConfig,
): RunningServer {
  const call = [...way.prefix, '/bin/sh', '-c', launch, 'sh', join(way.programs, 'postgres')];
  const options = Object.entries(serverOptions(settings)).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ]);
  const folder = openSync(pgData, 'r');
  let child: ChildProcess;
  try {
    child = spawn(call[0] as string, [...call.slice(1), '-D', hereForPrograms, ...options], {
      ...way.spawnAs,
      cwd: pgData,
      env: programEnvironment,
      // Its own process group: a Ctrl-C in the terminal is for the site, which then stops the server in order.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', folder],
    });
  } finally {
    closeSync(folder);
  }
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-8000);
  });
  const watchdog = child.stdio[3] as Socket;
  watchdog.on('error', () => {});

  let isGone = false;
  let exitCode: number | null = null;
  const gone = new Promise<string>((done) => {
    const end = (how: string) => {
      isGone = true;
      watchdog.destroy();
      done(how);
    };
    child.on('error', (error) => end(error.message));
    child.on('exit', (code, signal) => {
      exitCode = code;
      end(signal ?? `exit ${code}`);
    });
  });

  const startedAt = Date.now();
  const whyGone = async () =>
    exitCode === 75
      ? new EmbeddedPostgresError(
          'data_in_use',
          `The data in ${pgData} is in use by a PostgreSQL that the process list here does not show (in another container?): stop that one first.`,
        )
      : explainFailure(pgData, new Error(await gone), said + newestLog(pgData, startedAt));
  const waitUntilReady = async () => {
    // While the launch still waits for the lock, whoever answers is another server.
    while (!(hasBecomeServer(child.pid) && (await answers(connection)))) {
      if (isGone) throw await whyGone();
      await sleep(20);
    }
  };

  const ready = waitUntilReady();
  // Whoever stops the server before it is ready need not listen to why it never was.
  ready.catch(() => {});
  return {
    pid: child.pid ?? 0,
    gone,
    ready,
    stop: async () => {
      for (const [signal, timeoutMs] of stopSteps) {
        if (isGone) return;
        child.kill(signal);
        await Promise.race([gone, sleep(timeoutMs, undefined, { ref: false })]);
      }
      await gone;
    },
  };
}

const stopSteps: [NodeJS.Signals, number][] = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 5000],
];

function hasBecomeServer(pid: number | undefined): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
}

function serverOptions({
  name,
  maxConnections,
  isDurable,
}: ServerSettings): Record<string, string | number> {
  return {
    // Also in the title of each of its processes: how they are found when their parent is gone.
    cluster_name: name,
    listen_addresses: '',
    unix_socket_directories: `${hereForPrograms}/run`,
    unix_socket_permissions: '0700',
    max_connections: maxConnections,
    superuser_reserved_connections: 2,
    shared_buffers: isDurable ? '128MB' : '64MB',
    max_wal_size: '256MB',
    huge_pages: 'off',
    // Two processors and small queries: helpers cost more than they bring.
    jit: 'off',
    io_method: 'sync',
    max_parallel_workers_per_gather: 0,
    max_logical_replication_workers: 0,
    // No page needs a second; whoever needs longer (a migration's index) says SET LOCAL statement_timeout.
    statement_timeout: '30s',
    // An import keeps one transaction open while it reads its file: this bounds its pauses, not its length.
    idle_in_transaction_session_timeout: '60s',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // One file for each day of the week, begun anew when its day returns.
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgresql-%a.log',
    log_rotation_age: '1d',
    log_rotation_size: 0,
    log_truncate_on_rotation: 'on',
    // Starts, stops and crashes. A failed statement reaches its caller; here it could show a person's data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(isDurable
      ? { fsync: 'on', full_page_writes: 'on' }
      : {
          fsync: 'off',
          full_page_writes: 'off',
          synchronous_commit: 'off',
          // Its worker belongs to the supervisor: a test's database could not be dropped while it is there.
          autovacuum: 'off',
        }),
  };
}

/** Refused for good, by file permissions or by the server itself: asking again would not help. */
const finalAnswers = /^(EACCES|28...|3D...)$/;

/** False while it starts or recovers; throws a refusal that will stay one. */
export async function answers(connection: ClientConfig): Promise<boolean> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (finalAnswers.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** What the server wrote since it was started, once its log took over from its error output. */
function newestLog(pgData: string, since: number): string {
  try {
    const folder = join(pgData, 'log');
    return readdirSync(folder)
      .map((file) => join(folder, file))
      .filter((file) => statSync(file).mtimeMs >= since)
      .map((file) => readFileSync(file, 'utf8').slice(-4000))
      .join('\n');
  } catch {
    return '';
  }
}
