import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  BackupFailure,
  checkBackup,
  listBackups,
  type Manifest,
  restoreBackup,
  secretKeyOf,
} from '#server/platform/backups.ts';
import { knowsMigration, migrate } from '#server/platform/migrations.ts';
import { openStorage } from '#server/platform/open-storage.ts';
import {
  type Command,
  CommandFailure,
  EXIT_WRONG_DATA,
  EXIT_WRONG_USE,
  note,
  print,
  printJson,
  table,
} from './command.ts';
import { type PlainDatabase, withPlainDatabase } from './open-database.ts';
import { operatorPath } from './operator-folder.ts';

const HELP = `Usage: npm run directory -- restore BACKUP [--check] [--json]

Fills an empty machine from a backup: the database (embedded, or the server of DATABASE_URL), the uploads and
the site's key. BACKUP is one backup's folder, or the folder of all backups for the newest.
Every table and every file is read again and compared. A database that holds anything is left alone.

  --check   only compare the backup with its own manifest; needs no database
  --json    print what was found as JSON`;

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'fill an empty machine from a backup, and compare every table and file',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const [named, ...others] = positionals;
    if (!named || others.length > 0) throw new CommandFailure(HELP, EXIT_WRONG_USE);
    const backup = await backupOf(operatorPath(named));
    try {
      const manifest = await checkBackup(backup);
      if (!values.check) {
        if (!(await knowsMigration(manifest.migration)))
          throw new BackupFailure(
            `The backup was made by a newer product (${manifest.migration}); install that one.`,
          );
        await withPlainDatabase((found) => fill(backup, manifest, found));
      }
      tell(backup, manifest, values);
      return 0;
    } catch (error) {
      if (error instanceof BackupFailure) throw new CommandFailure(error.message, EXIT_WRONG_DATA);
      throw error;
    }
  },
};

async function backupOf(folder: string): Promise<string> {
  if (existsSync(path.join(folder, 'manifest.json'))) return folder;
  const newest = (await listBackups(folder)).at(-1);
  if (!newest) throw new CommandFailure(`There is no backup in ${folder}.`, EXIT_WRONG_DATA);
  return newest;
}

async function fill(backup: string, manifest: Manifest, { config, db, pool }: PlainDatabase) {
  const key = path.join(config.DATA_DIR, 'secret-key');
  const ownKey = await secretKeyOf(backup);
  await migrate(db, manifest.migration);
  const client = await pool.connect();
  try {
    await restoreBackup(backup, manifest, {
      client,
      storage: await openStorage(config),
      onProgress: (done, of, what) => note(`${done + 1}/${of} ${what}`),
    });
  } finally {
    client.release(true);
  }
  await migrate(db);
  if (ownKey && !config.SECRET_KEY) {
    await mkdir(config.DATA_DIR, { recursive: true });
    await writeFile(key, ownKey, { mode: 0o600, flush: true });
  }
}

function tell(
  backup: string,
  { createdAt, tables, files }: Manifest,
  { check, json }: { check: boolean; json: boolean },
): void {
  const rows = tables.reduce((sum, one) => sum + one.rows, 0);
  if (json)
    return void printJson({ backup, createdAt, rows, files: files.length, isOnlyChecked: check });
  print(table(tables.filter((one) => one.rows > 0).map((one) => [one.name, one.rows] as const)));
  print(
    `${rows} rows and ${files.length} files of ${createdAt} ${check ? 'are whole' : 'are back'}.`,
  );
}
