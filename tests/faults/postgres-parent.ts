import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export interface Line {
  type: string;
  code?: string;
  message?: string;
  connection: pg.ClientConfig;
  connectionString: string;
}

export interface ParentOptions {
  /** Put before node: a mount namespace, for example. */
  prefix?: string[];
  /** The account to run as. */
  spawnAs?: { uid: number; gid: number };
  /** Another copy of the embedded server's module. */
  module?: string;
  script?: string;
}

/** A process that looks after an embedded server, seen from outside. */
export class PostgresParent {
  readonly process: ChildProcess;
  readonly lines: Line[] = [];
  readonly exited: Promise<number | null>;
  errorOutput = '';

  constructor(dataDir: string, options: ParentOptions = {}) {
    const script = options.script ?? fileURLToPath(new URL('./serve-postgres.ts', import.meta.url));
    const call = [...(options.prefix ?? []), process.execPath, script, dataDir];
    if (options.module) call.push(options.module);
    const child = spawn(call[0]!, call.slice(1), {
      ...options.spawnAs,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    this.exited = once(child, 'exit').then(([code]) => code);
    createInterface({ input: child.stdout }).on('line', (line) => {
      this.lines.push(JSON.parse(line));
    });
    child.stderr.on('data', (text) => {
      this.errorOutput += text;
    });
  }

  /** The line of this type, waited for; fails when the parent ends without it. */
  async line(type: string): Promise<Line> {
    let hasEnded = false;
    this.process.once('close', () => {
      hasEnded = true;
    });
    const found = () => this.lines.find((line) => line.type === type);
    await until(`the parent says "${type}"`, () => {
      if (hasEnded && !found())
        throw new Error(`${JSON.stringify(this.lines)} ${this.errorOutput}`);
      return found();
    });
    return found()!;
  }

  async kill(signal: NodeJS.Signals): Promise<void> {
    this.process.kill(signal);
    await this.exited;
  }

  /** Stops in order; for the end of a test. */
  async stop(): Promise<void> {
    if (this.process.exitCode === null && this.process.signalCode === null) {
      await this.kill('SIGTERM');
    }
  }
}

/** Waits until `condition` holds; fails with its sentence after `withinMs`. */
export async function until(
  sentence: string,
  condition: () => unknown,
  withinMs = 60_000,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${sentence}`);
    // Looking through all processes takes the processor as long as this.
    await sleep(30);
  }
}

/** The number PostgreSQL's postmaster runs under. */
export function postmasterOf(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
}

export function isAlive(pid: number): boolean {
  const status = read(`/proc/${pid}/status`);
  return status !== '' && !/^State:\s+Z/m.test(status);
}

/** All processes, watchdogs included, whose working folder is the data: nothing else ever goes there. */
export function processesIn(dataDir: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => isAlive(Number(pid)) && workingFolder(pid).startsWith(`${dataDir}/postgres`))
    .map(Number);
}

export function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
}

/** One statement on a connection of its own; undefined when it got no answer. */
export async function ask(
  connection: pg.ClientConfig,
  sql: string,
): Promise<unknown[] | undefined> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}

function workingFolder(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
