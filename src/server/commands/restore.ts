import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { BackupFailure, isBackup, listBackups } from '#server/platform/backup/backup-manifest.ts';
import {
  type BackupPlace,
  isBackupName,
  openBackupFolder,
} from '#server/platform/backup/backup-place.ts';
import { identityIn } from '#server/platform/backup/backup-seal.ts';
import { waitForOtherBackups } from '#server/platform/backup/backups.ts';
import { withOwnClient } from '#server/platform/backup/nightly-backup.ts';
import { openBackupPlace } from '#server/platform/backup/open-backup-place.ts';
import { noteRestore } from '#server/platform/backup/restore-drill.ts';
import {
  type CheckedBackup,
  checkBackup,
  keyInside,
  refuseOtherKey,
  restoreBackup,
} from '#server/platform/backup/restores.ts';
import {
  type ScratchServer,
  schemaOf,
  TrialImpossible,
  tryRestore,
} from '#server/platform/backup/scratch-restore.ts';
import { migrate, schemaState } from '#server/platform/database/migrations.ts';
import { attachToEmbeddedPostgres } from '#server/platform/postgres-embedded/embedded-postgres.ts';
import { keyFile } from '#server/platform/secret.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import {
  CommandFailure,
  defineCommand,
  EXIT_UNAVAILABLE,
  EXIT_WRONG_DATA,
  note,
  table,
  WrongUse,
} from './command.ts';
import {
  configuration,
  hasDatabase,
  type PlainDatabase,
  withPlainDatabase,
} from './open-database.ts';
import { operatorPath } from './operator-folder.ts';

const HELP = `Usage: npm run directory -- restore [BACKUP] [--check] [--identity FILE] [--json]

Fills an empty machine from a backup: the database (embedded, or the server of DATABASE_URL), the uploads and
the site's key. BACKUP is one backup's folder, the folder of all backups for the newest, or the name of one of
the place the configuration names; left out, it is the newest there.
Every table and every file is read again and compared. A database that holds anything is left alone.

  --check           restore into a database that is made for it, compare, and drop it again: in the site's
                    server, which may go on serving, else in one of its own under ${tmpdir()}
  --identity FILE   of age: reads a backup that was encrypted for BACKUP_RECIPIENT; BACKUP_IDENTITY by default
  --json            print what was found as JSON`;

export const command = defineCommand({
  summary: 'fill an empty machine from a backup, or try with --check whether one can be restored',
  help: HELP,
  options: { check: { type: 'boolean', default: false }, identity: { type: 'string' } },
  words: 1,
  async run({ values, words: [named] }) {
    try {
      const found = await findBackup(named);
      const backup = await checkBackup(found.place, found.name, {
        identity: await identityOf(values.identity),
        onProgress,
      });
      const schema = await schemaOf(backup);
      if (values.check) await tryOut(backup, found.isOwn);
      else await withPlainDatabase((database) => fill(backup, schema, database));
      return told(backup, values.check);
    } catch (error) {
      if (error instanceof TrialImpossible)
        throw new CommandFailure(error.message, EXIT_UNAVAILABLE);
      if (error instanceof BackupFailure) throw new CommandFailure(error.message, EXIT_WRONG_DATA);
      throw error;
    }
  },
});

const onProgress = (done: number, of: number, what: string) => note(`${done + 1}/${of} ${what}`);

async function identityOf(file: string | undefined): Promise<string | undefined> {
  if (!file) return identityIn(configuration().BACKUP_IDENTITY);
  const text = await readFile(operatorPath(file), 'utf8').catch(() => undefined);
  const identity = identityIn(text);
  if (identity) return identity;
  throw new BackupFailure(`There is no identity of age in ${operatorPath(file)}.`);
}

interface FoundBackup {
  place: BackupPlace;
  name: string;
  /** It lies where this site's nights go. */
  isOwn: boolean;
}

async function findBackup(named: string | undefined): Promise<FoundBackup> {
  const own = await openBackupPlace(configuration());
  if (own && (!named || isBackupName(named)))
    return { place: own, name: named ?? (await newestOf(own)), isOwn: true };
  if (!named) throw new WrongUse();
  const folder = operatorPath(named);
  const around = openBackupFolder(path.dirname(folder));
  const isOne = await isBackup(around, path.basename(folder));
  const place = isOne ? around : openBackupFolder(folder);
  const name = isOne ? path.basename(folder) : await newestOf(place);
  return { place, name, isOwn: place.name === own?.name };
}

async function newestOf(place: BackupPlace): Promise<string> {
  const name = (await listBackups(place)).at(-1);
  if (!name) throw new BackupFailure(`There is no whole backup in ${place.name}.`);
  return name;
}

/** Notes a success where `doctor` and /admin look, when it was a backup of this site. */
async function tryOut(backup: CheckedBackup, isOwn: boolean): Promise<void> {
  const config = configuration();
  if (!hasDatabase(config)) return withServerOfItsOwn((...on) => tryRestore(backup, ...on));
  await withPlainDatabase(async ({ db, pool, connection }) => {
    const client = await pool.connect();
    try {
      await waitForOtherBackups(client);
      const dataDir = config.DATABASE_URL ? undefined : config.DATA_DIR;
      await tryRestore(backup, client, { connection, dataDir }, onProgress);
    } finally {
      client.release(true);
    }
    const { missing } = await schemaState(db);
    if (isOwn && missing.length === 0) await noteRestore(db, new Date(), backup.name);
  });
}

async function withServerOfItsOwn(
  act: (client: pg.ClientBase, server: ScratchServer) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'restore-trial-'));
  try {
    const server = await attachToEmbeddedPostgres({ dataDir: folder, forTests: true });
    const { connection } = server;
    try {
      await withOwnClient(connection, (client) => act(client, { connection, dataDir: folder }));
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(backup: CheckedBackup, schema: string, { config, db, pool }: PlainDatabase) {
  refuseOtherKey(backup, config.SECRET_KEY);
  const ownKey = await keyInside(backup);
  await migrate(db, schema);
  const client = await pool.connect();
  try {
    await restoreBackup(backup, { client, storage: await openStorage(config), onProgress });
  } finally {
    client.release(true);
  }
  await migrate(db);
  if (ownKey && !config.SECRET_KEY) {
    await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 });
    await writeFile(keyFile(config), ownKey, { mode: 0o600, flush: true });
  }
}

function told({ place, name, manifest }: CheckedBackup, check: boolean) {
  const { createdAt, tables, files } = manifest;
  const backup = `${place.name}/${name}`;
  const rows = tables.reduce((sum, one) => sum + one.rows, 0);
  const counts = tables.filter((one) => one.rows > 0).map((one) => [one.name, one.rows] as const);
  const outcome = check ? 'are whole: they were restored on trial and compared' : 'are back';
  return {
    json: { backup, createdAt, rows, files: files.length, isOnlyChecked: check },
    text: `${table(counts)}\n${rows} rows and ${files.length} files of ${createdAt} ${outcome}.`,
  };
}
