import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './error.ts';

interface ServerProcess {
  pid: number;
  isPostmaster: boolean;
}

/**
 * The PostgreSQL processes that serve this data, found by the name their command lines carry.
 * Not by postmaster.pid: its number may long belong to another program.
 */
function findServerProcesses(name: string): ServerProcess[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      const words = readProc(`${entry}/cmdline`).split('\0');
      const isPostmaster =
        words[0]?.endsWith('/postgres') === true && words.includes(`cluster_name=${name}`);
      const isChild = words[0]?.startsWith(`postgres: ${name}: `) === true;
      return isPostmaster || isChild ? [{ pid: Number(entry), isPostmaster }] : [];
    });
}

/**
 * Ends a server that outlived its parent, so that its files can be taken for stale.
 * A fast shutdown first; what is left after 3 s is told to quit, after 2 s more it is killed.
 * Throws `data_in_use` when its parent is alive after all, or when it belongs to an account out of reach.
 */
export async function endLeftovers(name: string, pgData: string): Promise<void> {
  const found = findServerProcesses(name);
  if (found.length === 0) return;
  const holder = readHolder(pgData);
  if (holder !== undefined && holder !== process.pid) throw dataInUse(pgData, holder);

  const hasPostmaster = found.some(({ isPostmaster }) => isPostmaster);
  // Without a postmaster the rest cannot commit any more: nothing to wait for.
  const steps: [NodeJS.Signals, number][] = hasPostmaster
    ? [
        ['SIGINT', 3000],
        ['SIGQUIT', 2000],
        ['SIGKILL', 2000],
      ]
    : [['SIGKILL', 2000]];
  for (const [signal, timeoutMs] of steps) {
    for (const { pid, isPostmaster } of findServerProcesses(name)) {
      if (isPostmaster || signal !== 'SIGINT') send(pid, signal, pgData);
    }
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      if (findServerProcesses(name).length === 0) return;
      await sleep(20);
    }
  }
  throw dataInUse(pgData, findServerProcesses(name)[0]?.pid);
}

function send(pid: number, signal: NodeJS.Signals, pgData: string): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw dataInUse(pgData, pid);
  }
}

export function dataInUse(folder: string, pid: number | undefined): EmbeddedPostgresError {
  const holder = pid === undefined ? 'a process outside this view' : `process ${pid}`;
  return new EmbeddedPostgresError(
    'data_in_use',
    `The data in ${folder} is already in use by ${holder}: stop that one first, or choose another DATA_DIR.`,
  );
}

const holderFile = 'supervisor.pid';

/** Notes who looks after the data: process id and, since ids are used again, the moment it started. */
export function writeHolder(pgData: string): void {
  const half = join(pgData, `${holderFile}.new`);
  rmSync(half, { force: true });
  writeFileSync(half, `${process.pid} ${startOf(process.pid)}\n`, { flag: 'wx', mode: 0o644 });
  renameSync(half, join(pgData, holderFile));
}

/** The process that looks after the data, undefined when it is gone. */
export function readHolder(pgData: string): number | undefined {
  try {
    const [pid, start] = readFileSync(join(pgData, holderFile), 'utf8').trim().split(' ');
    return start !== '' && startOf(Number(pid)) === start ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}

/** Clock ticks between boot and the start of the process (field 22 of /proc/PID/stat), '' when it is gone. */
function startOf(pid: number): string {
  const stat = readProc(`${pid}/stat`);
  // The second field is the program's name in brackets and may hold spaces and brackets itself.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}
