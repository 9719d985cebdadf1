import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { takeInventory } from '#server/imports/inventory.service.ts';
import { countLetters } from '#server/notifications/notifications.service.ts';
import { backupState } from '#server/platform/nightly-backup.ts';
import { openStorage, type StorageConfig } from '#server/platform/open-storage.ts';
import { type Command, print, printJson, table } from './command.ts';
import { configuration, withDatabase } from './open-database.ts';

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'say whether the database is well and what it holds',
  help: `Usage: npm run directory -- doctor [--json]

Reaches the database and brings its schema up to date, writes and reads a file where uploads lie, looks at
the letters and the nightly backups, and says what the directory holds and lacks.
Exits with 1 when something needs somebody.`,
  async run(args) {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
    const config = configuration();
    const found = await withDatabase(async ({ db, now, place, migrated }) => {
      const backups = config.BACKUP_DIR ? await backupState(db, now()) : undefined;
      const letters = await countLetters(db);
      const troubles = [
        ...(await storageTroubles(config)),
        ...(letters.failed > 0
          ? [`${letters.failed} letters were given up (see /admin/outbox).`]
          : []),
        ...(backups?.isLate ? ['There has been no backup for two nights.'] : []),
        ...(backups?.lastError ? [`The last nightly backup failed: ${backups.lastError}`] : []),
      ];
      return { place, migrated, ...(await takeInventory(db)), letters, backups, troubles };
    });
    if (values.json) {
      printJson(found);
      return found.troubles.length === 0 ? 0 : 1;
    }
    print(`PostgreSQL ${found.server} answers (${found.place}).`);
    print(
      found.migrated.length === 0
        ? 'The schema is up to date.'
        : `Ran: ${found.migrated.join(', ')}.`,
    );
    const { gaps, letters, backups } = found;
    print(`Letters: ${letters.waiting} wait, ${letters.failed} were given up.`);
    print(
      backups
        ? `Last nightly backup: ${backups.lastAt?.toISOString() ?? 'none yet'} (${config.BACKUP_DIR}).`
        : 'Nightly backups are off (BACKUP_DIR=off).',
    );
    if (!config.SMTP_URL) print('SMTP_URL is not set: letters become files in DATA_DIR/outbox.');
    print('\nBusinesses');
    print(
      table([
        ...found.statuses.map(({ status, count }) => [status, count] as const),
        ['of these, examples', gaps.examples],
        ['without a pin', gaps.withoutPin],
        ['without a phone', gaps.withoutPhone],
        ['without hours', gaps.withoutHours],
        ['hours kept as text', gaps.unreadHours],
      ]),
    );
    if (found.batches.length > 0) print('\nLatest imports (in / there already / not taken)');
    for (const batch of found.batches) {
      print(
        `  #${batch.id} ${batch.fileName} (${batch.source}), ${batch.createdAt.toISOString().slice(0, 16).replace('T', ' ')}: ${batch.imported} / ${batch.duplicates} / ${batch.refused}`,
      );
    }
    for (const trouble of found.troubles) print(`\n! ${trouble}`);
    return found.troubles.length === 0 ? 0 : 1;
  },
};

/** What keeps uploads from being kept: tried with a file that is taken away again. */
async function storageTroubles(config: StorageConfig): Promise<string[]> {
  const key = `doctor/${randomUUID()}`;
  try {
    const storage = await openStorage(config);
    await storage.put(key, Buffer.from('well'), 'text/plain');
    const read = await storage.get(key);
    await storage.delete([key]);
    return read?.toString() === 'well' ? [] : ['Uploads do not come back as they were stored.'];
  } catch (error) {
    return [`Uploads cannot be stored: ${error instanceof Error ? error.message : error}`];
  }
}
