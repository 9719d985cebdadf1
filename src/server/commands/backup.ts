import { BackupFailure } from '#server/platform/backup/backup-manifest.ts';
import { openBackupFolder } from '#server/platform/backup/backup-place.ts';
import { pruneBackups, writeBackup } from '#server/platform/backup/backups.ts';
import { openBackupPlace } from '#server/platform/backup/open-backup-place.ts';
import { findKey } from '#server/platform/secret.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import {
  CommandFailure,
  defineCommand,
  EXIT_CANNOT_CREATE,
  note,
  WrongUse,
  wholeNumber,
} from './command.ts';
import { configuration, withPlainDatabase } from './open-database.ts';
import { operatorPath } from './operator-folder.ts';

const HELP = `Usage: npm run directory -- backup [DIR] [--keep N] [--json]

Writes everything the site keeps into a new folder of DIR, while it serves: one snapshot of the database,
the uploads, and the site's key. DIR gathers the backups; uploads lie in it once. Without DIR it is the
place of the nightly ones: BACKUP_DIR, or the bucket of BACKUP_S3_*.

  --keep N   afterwards keep the newest N backups of DIR and delete older ones
  --json     print what was written as JSON

Whoever can read DIR can read everything, unless BACKUP_RECIPIENT is set: keep it as safe as the site itself.`;

export const command = defineCommand({
  summary: 'write the database, the uploads and the key into a folder, while the site serves',
  help: HELP,
  options: { keep: { type: 'string' } },
  words: 1,
  async run({ values, words: [folder] }) {
    const keep = values.keep === undefined ? undefined : wholeNumber(values.keep, '--keep', 1);
    const place = folder
      ? openBackupFolder(operatorPath(folder))
      : await openBackupPlace(configuration());
    if (!place) throw new WrongUse();
    const { written, removed } = await withPlainDatabase(async ({ config, pool }) => {
      const client = await pool.connect();
      try {
        const written = await writeBackup(place, {
          client,
          storage: await openStorage(config),
          key: await findKey(config),
          recipient: config.BACKUP_RECIPIENT,
          now: () => new Date(),
          onProgress: (done, of, what) => note(`${done + 1}/${of} ${what}`),
        });
        return { written, removed: keep ? await pruneBackups(place, keep) : [] };
      } catch (error) {
        if (error instanceof BackupFailure)
          throw new CommandFailure(error.message, EXIT_CANNOT_CREATE);
        throw error;
      } finally {
        client.release(true);
      }
    });
    const { name, manifest } = written;
    const inFolder = (one: string) => `${place.name}/${one}`;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const lines = [
      `${inFolder(name)}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.files.length} files.`,
      ...removed.map((old) => `Removed ${inFolder(old)}`),
    ];
    return {
      json: {
        folder: inFolder(name),
        rows,
        files: manifest.files.length,
        tables: manifest.tables.map(({ name, rows, sha256 }) => ({ name, rows, sha256 })),
        removed: removed.map(inFolder),
      },
      text: lines.join('\n'),
    };
  },
});
