import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { type Binaries, copyBinaries, makeLinks } from './binaries.ts';
import { EmbeddedPostgresError } from './error.ts';

/** How PostgreSQL is run: with which programs, as whom. */
export interface WayToRun {
  /** Holds `bin/postgres` and `bin/initdb`. */
  programs: string;
  /** Put before every program: empty, or the call that enters a user namespace. */
  prefix: string[];
  /** Given to `spawn`; undefined when no change of account is needed. */
  spawnAs: { uid: number; gid: number } | undefined;
  /** Who must own the data. */
  owner: { uid: number; gid: number };
}

/** All that the programs may see of the environment; the locale is fixed when the data is made. */
export const programEnvironment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };

/**
 * PostgreSQL refuses to run as root, so root lends it an unprivileged account that exists (none is ever created):
 * the data's owner, else the owner of the folders around it, else postgres, nobody or daemon.
 * Where that account cannot reach the programs, a user namespace, in which root carries another number;
 * where that is forbidden, a copy of the programs in a folder open to all.
 * The data's own path need not let the account through: the programs start inside it and call it `/proc/self/cwd`.
 * Throws `cannot_run` when nothing works.
 */
export function chooseWayToRun(binaries: Binaries, dataDir: string, pgData: string): WayToRun {
  let reason = '';
  for (const way of waysToRun(binaries, dataDir, pgData)) {
    const tried = spawnSync(
      way.prefix[0] ?? join(way.programs, 'postgres'),
      way.prefix.length > 0
        ? [...way.prefix.slice(1), join(way.programs, 'postgres'), '-V']
        : ['-V'],
      { ...way.spawnAs, cwd: '/', env: programEnvironment, encoding: 'utf8', timeout: 10_000 },
    );
    if (tried.status === 0) return way;
    reason ||= tried.error?.message ?? tried.stderr.trim().split('\n')[0] ?? '';
  }
  const who = process.getuid?.() === 0 ? 'root cannot lend it another account' : 'it does not run';
  throw new EmbeddedPostgresError(
    'cannot_run',
    `The embedded PostgreSQL cannot be run here, ${who} (${reason || 'no account to run it'}): start the site as an ordinary user of this machine, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

function* waysToRun(binaries: Binaries, dataDir: string, pgData: string): Generator<WayToRun> {
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const isRoot = self.uid === 0;
  const accounts = isRoot ? lendableAccounts([pgData, dataDir, dirname(dataDir)]) : [self];

  function* ways(folder: string): Generator<WayToRun> {
    const programs = join(folder, 'bin');
    const plain = accounts.map((account) => ({
      programs,
      prefix: [],
      spawnAs: isRoot ? account : undefined,
      owner: account,
    }));
    const namespace = {
      programs,
      prefix: ['unshare', '-U', '--map-user=65534', '--map-group=65534', '--'],
      spawnAs: undefined,
      owner: self,
    };
    // initdb wants a name for its account; a container started with any number has none.
    yield* isRoot || hasName() ? [...plain, namespace] : [namespace];
  }

  if (makeLinks(binaries.folder)) yield* ways(binaries.folder);
  const openFolders = isRoot ? ['/var/lib/adana-rehberi', '/opt/adana-rehberi'] : [];
  for (const parent of [join(dataDir, 'programs'), ...openFolders]) {
    const copy = copyBinaries(binaries, parent);
    if (!copy) continue;
    yield* ways(copy.folder);
    // Asked for another way: this copy was of no use.
    rmSync(dirname(copy.folder), { recursive: true, force: true });
  }
}

/** Accounts of /etc/passwd that are not root, best first, each once. */
function lendableAccounts(folders: string[]): { uid: number; gid: number }[] {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid >= 0);
  const owners = folders.map((folder) => {
    const uid = statSync(folder, { throwIfNoEntry: false })?.uid;
    return accounts.find((account) => account.uid === uid);
  });
  const named = ['postgres', 'nobody', 'daemon'].map((wanted) =>
    accounts.find(({ name }) => name === wanted),
  );
  const best = [...owners, ...named].filter((account) => account !== undefined);
  return [...new Map(best.map(({ uid, gid }) => [uid, { uid, gid }])).values()];
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}
