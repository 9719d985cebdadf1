import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import {
  chooseWayToRun,
  programEnvironment,
  type WayToRun,
} from '#server/platform/postgres-embedded/account.ts';
import { findBinaries } from '#server/platform/postgres-embedded/binaries.ts';
import { freePort } from './product-process.ts';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
const SUPERVISOR = 'postgres';
const ROLE = 'directory';
const DATABASE = 'directory';
const LOOK_EVERY_MS = 20;

/** PostgreSQL's programs, and how they are run here. */
export interface Programs extends Pick<WayToRun, 'programs' | 'prefix' | 'spawnAs'> {
  /** Which ones these are, for whoever reads what was measured. */
  name: string;
}

/** Those of Debian's package where it is installed, else those that the project brings. */
export async function findPrograms(folder: string): Promise<Programs> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  const way = newest
    ? { programs: join(DEBIAN, newest, 'bin'), prefix: [], spawnAs: await accountOf(SUPERVISOR) }
    : chooseWayToRun(findBinaries(), folder, folder);
  const { stdout } = await call({ ...way, name: '' }, 'postgres', ['--version'], '/');
  const whose = newest ? "Debian's package" : 'the embedded one, for Debian’s is not installed';
  return { ...way, name: `${stdout.trim()}, ${whose} (${way.programs})` };
}

/** PostgreSQL does not run as root. */
async function accountOf(name: string): Promise<{ uid: number; gid: number } | undefined> {
  if (userInfo().uid !== 0) return undefined;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n');
  const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

function command({ programs, prefix }: Programs, program: string): [string, string[]] {
  const [first = '', ...rest] = [...prefix, join(programs, program)];
  return [first, rest];
}

function call(programs: Programs, program: string, args: readonly string[], cwd: string) {
  const [file, before] = command(programs, program);
  return run(file, [...before, ...args], { ...programs.spawnAs, cwd, env: programEnvironment });
}

/** A server that is killed and promoted as an operator would, and that nothing starts again by itself. */
export class OwnPostgres {
  readonly url: string;
  readonly port: number;
  private readonly programs: Programs;
  private readonly folder: string;
  private process: ChildProcess | undefined;

  private constructor(programs: Programs, folder: string, port: number) {
    this.programs = programs;
    this.folder = folder;
    this.port = port;
    this.url = `postgres://${ROLE}@127.0.0.1:${port}/${DATABASE}`;
  }

  /** With an empty database, which is the role's own. */
  static async make(programs: Programs, folder: string): Promise<OwnPostgres> {
    const server = await OwnPostgres.at(programs, folder);
    const form = ['--encoding=UTF8', '--locale=C.UTF-8', '--auth=trust', '--no-instructions'];
    await call(programs, 'initdb', ['-D', '.', `--username=${SUPERVISOR}`, ...form], folder);
    await server.start();
    await server.ask(`create role ${ROLE} login createdb`, SUPERVISOR);
    await server.ask(`create database ${DATABASE} owner ${ROLE}`, SUPERVISOR);
    return server;
  }

  private static async at(programs: Programs, folder: string): Promise<OwnPostgres> {
    await mkdir(folder, { mode: 0o700 });
    const { uid, gid } = programs.spawnAs ?? userInfo();
    await chown(folder, uid, gid);
    return new OwnPostgres(programs, folder, await freePort());
  }

  /** A streaming standby of it: the files of the stopped server, started once more. */
  async standby(folder: string): Promise<OwnPostgres> {
    const standby = await OwnPostgres.at(this.programs, folder);
    await this.stop();
    // With whom they belong to.
    await run('cp', ['-a', `${this.folder}/.`, folder]);
    await this.start();
    await writeFile(join(folder, 'standby.signal'), '');
    const primary = `host=127.0.0.1 port=${this.port} user=${SUPERVISOR} application_name=standby`;
    await standby.start([`primary_conninfo=${primary}`]);
    return standby;
  }

  async start(settings: readonly string[] = []): Promise<void> {
    const own = [
      ...[`port=${this.port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='],
      ...['max_connections=100', 'jit=off', 'log_min_messages=panic'],
    ];
    const [file, before] = command(this.programs, 'postgres');
    const args = [...own, ...settings].flatMap((setting) => ['-c', setting]);
    const child = spawn(file, [...before, '-D', '.', ...args], {
      ...this.programs.spawnAs,
      ...{ cwd: this.folder, env: programEnvironment, stdio: ['ignore', 'ignore', 'inherit'] },
    });
    this.process = child;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
      const answer = await this.ask('select 1', SUPERVISOR).catch(() => undefined);
      if (answer) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  /** As whoever may do everything; its own database has the same name. */
  async ask(statement: string, database = DATABASE) {
    const connection = { host: '127.0.0.1', port: this.port, user: SUPERVISOR, database };
    const client = new pg.Client(connection);
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** Nothing is written any more, nothing said. */
  kill(): void {
    this.process?.kill('SIGKILL');
  }

  /** A standby becomes a primary, as soon as it has replayed what it was sent. */
  async promote(): Promise<void> {
    await call(this.programs, 'pg_ctl', ['promote', '-D', '.', '--wait'], this.folder);
  }

  async stop(): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGINT');
    await gone;
  }

  /** What a killed one leaves behind in the machine's memory. */
  async clear(): Promise<void> {
    const file = await readFile(join(this.folder, 'postmaster.pid'), 'utf8').catch(() => '');
    const [, segment] = file.split('\n')[6]?.trim().split(/\s+/) ?? [];
    if (segment) await run('ipcrm', ['-m', segment]).catch(() => {});
  }
}
