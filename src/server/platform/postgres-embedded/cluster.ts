import { spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { programEnvironment, type WayToRun } from './account.ts';
import { EmbeddedPostgresError, explainFailure } from './error.ts';

/** Both programs start inside the data and call it so: its own path may be long, odd or closed to their account. */
export const hereForPrograms = '/proc/self/cwd';

/** The role that only the supervisor uses. */
export const supervisorRole = 'postgres';

/** Refuses data this PostgreSQL cannot serve; answers whether there is any. */
export function hasCluster(pgData: string, version: string): boolean {
  if (!existsSync(pgData)) return false;
  const versionFile = join(pgData, 'PG_VERSION');
  const { uid } = statSync(pgData);
  const self = process.getuid?.();
  if (self !== 0 && uid !== self) {
    throw new EmbeddedPostgresError(
      'no_permission',
      `The data in ${pgData} belongs to account number ${uid}: start the site as that account or as root.`,
    );
  }
  if (!existsSync(versionFile)) {
    if (readdirSync(pgData).length === 0) return false;
    throw new EmbeddedPostgresError(
      'not_a_database',
      `The folder ${pgData} holds something else than a PostgreSQL database: move it away or choose another DATA_DIR.`,
    );
  }
  const found = readFileSync(versionFile, 'utf8').trim();
  const wanted = version.split('.')[0];
  if (found !== wanted) {
    throw new EmbeddedPostgresError(
      'other_version',
      `The data in ${pgData} was written by PostgreSQL ${found}, this site brings PostgreSQL ${wanted}: start the release that wrote it, make a backup there and restore it here.`,
    );
  }
  return true;
}

/**
 * Makes the data in a folder beside its place and moves it there when it is whole,
 * so that an end half way leaves nothing that never starts again.
 */
export async function createCluster(
  dataDir: string,
  pgData: string,
  way: WayToRun,
  isDurable: boolean,
): Promise<void> {
  const half = `${pgData}.new`;
  // With patience: an initdb whose parent was killed may still write into it for a moment. Not rmSync, which
  // then sometimes leaves the folder and says nothing.
  await rm(half, { recursive: true, force: true, maxRetries: 10 });
  mkdirSync(half, { mode: 0o700 });
  try {
    giveTo(half, way.owner);
    await runInitdb(half, way, isDurable);
    renameSync(half, pgData);
  } catch (reason) {
    // Before the half made data is removed and its room is free again.
    const failure = explainFailure(dataDir, reason);
    rmSync(half, { recursive: true, force: true });
    throw failure;
  }
  const parent = openSync(dataDir, 'r');
  fsyncSync(parent);
  closeSync(parent);
}

/** Level of PostgreSQL 15: C.UTF-8 as every system has it, here without asking the system for locales. */
const initdbOptions = [
  ...['-D', hereForPrograms, '--username', supervisorRole, '--data-checksums'],
  ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin'],
  ...['--builtin-locale', 'C.UTF-8', '--text-search-config', 'simple'],
  // No password: whoever passes the 0700 folder around the socket could read the data itself as well.
  ...['--auth-local', 'trust', '--auth-host', 'reject', '--no-instructions'],
];

function runInitdb(folder: string, way: WayToRun, isDurable: boolean): Promise<void> {
  const call = [...way.prefix, join(way.programs, 'initdb'), ...initdbOptions];
  if (!isDurable) call.push('--no-sync');
  return new Promise((done, fail) => {
    const child = spawn(call[0] as string, call.slice(1), {
      ...way.spawnAs,
      cwd: folder,
      env: programEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0
        ? done()
        : fail(explainFailure(folder, new Error(`initdb ended with ${code}`), said)),
    );
  });
}

/** Gives the data to the account that will serve it; the folder itself last, so that a half done change shows. */
export function giveTo(pgData: string, { uid, gid }: { uid: number; gid: number }): void {
  if (process.getuid?.() !== 0 || statSync(pgData).uid === uid) return;
  for (const entry of readdirSync(pgData, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(pgData, entry), uid, gid);
  }
  lchownSync(pgData, uid, gid);
  chmodSync(pgData, 0o700);
}
